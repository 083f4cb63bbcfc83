// The verdict of `pint-ae serve` on a document: go run over_http.go invoice.json
package main

import (
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

func main() {
	server := append(os.Args, "http://127.0.0.1:8080")[2]
	document, err := os.Open(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	answer, err := http.Post(server+"/v1/validate", "application/json", document)
	if err != nil {
		log.Fatal(err)
	}
	if answer.StatusCode != http.StatusOK {
		log.Fatal("not a verdict: ", answer.Status)
	}
	var verdict struct {
		Outcome string
		Issues  []struct{ Path, Rule, Message, Hint string }
	}
	if err := json.NewDecoder(answer.Body).Decode(&verdict); err != nil {
		log.Fatal(err)
	}
	fmt.Println(verdict.Outcome)
	for _, issue := range verdict.Issues {
		fmt.Printf("%s (%s)\n%s\n%s\n", issue.Path, issue.Rule, issue.Message, issue.Hint)
	}
}
