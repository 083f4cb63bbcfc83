package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"example/odd"
)

func main() {
	var read odd.Object
	if err := json.Unmarshal([]byte(os.Args[1]), &read); err != nil {
		panic(err)
	}
	written, err := json.Marshal(read)
	if err != nil {
		panic(err)
	}
	fmt.Println(string(written))
	client := odd.Client{BaseURL: os.Args[2], APIKey: "secret", Token: "other"}
	options := &odd.ClassOptions{Import: []int64{1, 2}, ListID: odd.Of(true), XTraceID: "t"}
	for _, name := range []string{"a/b c", "redirect", "cut", "torn"} {
		_, err := client.Class(context.Background(), name, "d", []string{"a,b", "ü&"}, options)
		var refused *odd.ProblemError
		if !errors.As(err, &refused) {
			fmt.Println(name, err)
			continue
		}
		after, title := "None", "None"
		if refused.RetryAfter() > 0 {
			after = fmt.Sprint(int(refused.RetryAfter().Seconds()))
		}
		if refused.Problem != nil {
			title = *refused.Problem.Title
		}
		fmt.Println(refused.Status, after, title)
	}
}
