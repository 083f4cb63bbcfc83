// The verdict of `pint-ae serve` on documents, and the UBL of valid ones: go run over_http.go invoices/*.json
package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"example/pintae"
)

func main() {
	ctx, client := context.Background(), pintae.Client{BaseURL: "http://127.0.0.1:8080"}
	if server := os.Getenv("PINT_AE_SERVER"); server != "" {
		client.BaseURL = server
	}
	for _, file := range os.Args[1:] {
		document := must(os.ReadFile(file))
		verdict := must(client.ValidateDocument(ctx, pintae.JSON(document), nil))
		fmt.Println(verdict.Outcome)
		for _, issue := range verdict.Issues {
			fmt.Printf("%s (%s)\n%s\n%s\n", issue.Path, issue.Rule, issue.Message, issue.Hint)
		}
		if verdict.Valid {
			fmt.Println(must(client.ConvertDocumentAsXML(ctx, pintae.JSON(document), nil)))
		}
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
