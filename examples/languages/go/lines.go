// The verdict of the command on each document, a line of JSON each: go run lines.go invoices/*.json
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"os"
	"os/exec"
	"strings"
)

type verdict struct {
	Outcome string
	Issues  []struct{ Path, Rule, Message, Hint string }
}

func main() {
	var lines bytes.Buffer
	for _, file := range os.Args[1:] { // A document without its line breaks is a line; no number in it is written anew.
		fmt.Fprintln(&lines, strings.ReplaceAll(string(must(os.ReadFile(file))), "\n", " "))
	}
	run := exec.Command("pint-ae", "batch", "--filter")
	run.Stdin, run.Stderr = &lines, os.Stderr
	for verdicts := json.NewDecoder(bytes.NewReader(must(run.Output()))); verdicts.More(); {
		var told verdict
		if err := verdicts.Decode(&told); err != nil {
			log.Fatal(err)
		}
		fmt.Println(told.Outcome)
		for _, issue := range told.Issues {
			fmt.Printf("%s (%s)\n%s\n%s\n", issue.Path, issue.Rule, issue.Message, issue.Hint)
		}
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
