// The verdict of `pint-ae serve` on documents, and the UBL of valid ones: go run over_http.go invoices/*.json
package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"log"
	"net/http"
	"os"

	"example/pintae"
)

func main() {
	ctx, server := context.Background(), cmp.Or(os.Getenv("PINT_AE_SERVER"), "http://127.0.0.1:8080")
	client := must(pintae.NewClientWithResponses(server))
	asUBL := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Accept", "application/xml")
		return nil
	}
	for _, file := range os.Args[1:] {
		document := must(os.ReadFile(file)) // Sent as it is: no number in it is written anew.
		told := must(client.ValidateDocumentWithBodyWithResponse(ctx, nil, "application/json", bytes.NewReader(document)))
		if told.JSON200 == nil {
			log.Fatalf("%s: %s", told.Status(), told.Body)
		}
		fmt.Println(told.JSON200.Outcome)
		for _, issue := range told.JSON200.Issues {
			fmt.Printf("%s (%s)\n%s\n%s\n", issue.Path, issue.Rule, issue.Message, issue.Hint)
		}
		if told.JSON200.Valid {
			ubl := must(client.ConvertDocumentWithBodyWithResponse(ctx, nil, "application/json", bytes.NewReader(document), asUBL))
			fmt.Println(string(ubl.Body))
		}
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
