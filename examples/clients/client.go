// Judges documents and writes the UBL of the valid ones: go run client.go invoice.json …
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"

	"example.com/pintae"
)

func main() {
	server := os.Getenv("PINT_AE_SERVER")
	if server == "" {
		server = "http://127.0.0.1:8080"
	}
	configuration := pintae.NewConfiguration()
	configuration.Servers = pintae.ServerConfigurations{{URL: server}}
	documents := pintae.NewAPIClient(configuration).DocumentsAPI
	for _, file := range os.Args[1:] {
		text, err := os.ReadFile(file)
		check(err)
		var request pintae.DocumentRequest
		check(json.Unmarshal(text, &request))
		verdict, _, err := documents.ValidateDocument(context.Background()).DocumentRequest(request).Lang("en").Execute()
		check(err)
		fmt.Println(verdict.GetOutcome())
		for _, issue := range verdict.GetIssues() {
			fmt.Printf("%s (%s)\n%s\n%s\n", issue.GetPath(), issue.GetRule(), issue.GetMessage(), issue.GetHint())
		}
		if verdict.GetValid() {
			result, _, err := documents.ConvertDocument(context.Background()).DocumentRequest(request).Lang("en").Execute()
			check(err)
			fmt.Println(result.GetXml())
		}
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
