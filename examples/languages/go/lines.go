// The verdict of the command on each document, a line of JSON each: go run lines.go invoices/*.json
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"os/exec"
)

func main() {
	var lines bytes.Buffer
	for _, file := range os.Args[1:] {
		document, err := os.ReadFile(file)
		if err != nil {
			log.Fatal(err)
		}
		// A document without its line breaks is a line; no number in it is written anew.
		lines.Write(append(bytes.ReplaceAll(document, []byte("\n"), []byte(" ")), '\n'))
	}
	run := exec.Command("pint-ae", "batch", "--filter")
	run.Stdin, run.Stderr = &lines, os.Stderr
	output, err := run.Output()
	if err != nil {
		log.Fatal(err)
	}
	for verdicts := json.NewDecoder(bytes.NewReader(output)); verdicts.More(); {
		var verdict struct {
			Outcome string
			Issues  []struct{ Path, Rule, Message, Hint string }
		}
		if err := verdicts.Decode(&verdict); err != nil {
			log.Fatal(err)
		}
		fmt.Println(verdict.Outcome)
		for _, issue := range verdict.Issues {
			fmt.Printf("%s (%s)\n%s\n%s\n", issue.Path, issue.Rule, issue.Message, issue.Hint)
		}
	}
}
