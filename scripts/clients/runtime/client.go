import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"sort"
	"strconv"
	"strings"
	"time"
)

// JSON is a document as text, which is sent as it is.
type JSON []byte

// Decimal is a number with the digits that it is written with, such as "845.50".
type Decimal string

var number = regexp.MustCompile(`^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$`)

// MarshalJSON writes its digits; a Decimal that says no number is an error.
func (d Decimal) MarshalJSON() ([]byte, error) {
	if !number.MatchString(string(d)) {
		return nil, fmt.Errorf("%q is not a number", string(d))
	}
	return []byte(d), nil
}

// UnmarshalJSON reads a number.
func (d *Decimal) UnmarshalJSON(data []byte) error {
	if !number.Match(data) {
		return fmt.Errorf("%s is not a number", data)
	}
	*d = Decimal(data)
	return nil
}

// Of points to a value, for the members that may be missing.
func Of[T any](value T) *T {
	return &value
}

// ProblemError tells that the server refused the request or failed.
type ProblemError struct {
	Status int
	Header http.Header
	Body   []byte
/*PROBLEM*/
}

func (e *ProblemError) Error() string {
	var told struct{ Title, Detail string }
	_ = json.Unmarshal(e.Body, &told)
	return strings.TrimSpace(fmt.Sprintf("%d %s %s", e.Status, told.Title, told.Detail))
}

// RetryAfter is the time after which to try again, or 0 where the server did not name it.
func (e *ProblemError) RetryAfter() time.Duration {
	seconds, err := strconv.ParseUint(e.Header.Get("Retry-After"), 10, 31)
	if err != nil {
		return 0
	}
	return time.Duration(seconds) * time.Second
}

// member is a member of the JSON of an object: its name and where its value is.
type member struct {
	name      string
	value     any
	isMissing bool
}

// read reads the members of an object; those without a field are extra.
func read(data []byte, members []member, extra *map[string]json.RawMessage) error {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	for _, known := range members {
		value, isThere := all[known.name]
		delete(all, known.name)
		if !isThere || string(value) == "null" {
			continue
		}
		if err := json.Unmarshal(value, known.value); err != nil {
			return fmt.Errorf("%s: %w", known.name, err)
		}
	}
	*extra = nil
	if len(all) > 0 {
		*extra = all
	}
	return nil
}

// write writes the members of an object, and then the extra ones by name.
func write(members []member, extra map[string]json.RawMessage) ([]byte, error) {
	names := make([]string, 0, len(extra))
	for name := range extra {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		members = append(members, member{name, extra[name], false})
	}
	written := bytes.NewBufferString("{")
	for _, each := range members {
		if each.isMissing {
			continue
		}
		value, err := json.Marshal(each.value)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", each.name, err)
		}
		if written.Len() > 1 {
			written.WriteByte(',')
		}
		name, _ := json.Marshal(each.name)
		written.Write(append(append(name, ':'), value...))
	}
	written.WriteByte('}')
	return written.Bytes(), nil
}

// noRedirects never follows a redirect: a key is sent to the server that was named, and to no other.
var noRedirects = &http.Client{
	Timeout:       time.Minute,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// exchange is a request that is being put together, and its answer.
type exchange struct {
	method, path string
	query        url.Values
	header       http.Header
	body         []byte
	err          error
}

func begin(method, path string) *exchange {
	return &exchange{method: method, path: path, query: url.Values{}, header: http.Header{}}
}

func text(value any) string {
	return fmt.Sprint(value)
}

func texts[T any](values []T) []string {
	all := make([]string, 0, len(values))
	for _, value := range values {
		all = append(all, text(value))
	}
	return all
}

func joined[T any](values []T) string {
	return strings.Join(texts(values), ",")
}

func (e *exchange) set(header, value string) {
	if value != "" {
		e.header.Set(header, value)
	}
}

// fresh sets a key that is made anew where none is given.
func (e *exchange) fresh(header, given string) {
	if given == "" {
		var id [16]byte
		if _, err := rand.Read(id[:]); err != nil {
			e.err = err
		}
		id[6], id[8] = id[6]&0x0f|0x40, id[8]&0x3f|0x80
		given = fmt.Sprintf("%x-%x-%x-%x-%x", id[:4], id[4:6], id[6:8], id[8:10], id[10:])
	}
	e.header.Set(header, given)
}

func document(body any) ([]byte, error) {
	if asItIs, ok := body.(JSON); ok {
		return asItIs, nil
	}
	return json.Marshal(body)
}

func (e *exchange) json(mediaType string, body any) {
	content, err := document(body)
	if err != nil {
		e.err = err
	}
	e.bytes(mediaType, content)
}

func (e *exchange) bytes(mediaType string, body []byte) {
	e.body = body
	e.header.Set("Content-Type", mediaType)
}

// line adds a line of JSON; a line break in its text stands between values, where a blank says the same.
func (e *exchange) line(mediaType string, body any) {
	content, err := document(body)
	if err != nil {
		e.err = err
	}
	line := strings.NewReplacer("\r", " ", "\n", " ").Replace(string(content))
	e.bytes(mediaType, append(append(e.body, line...), '\n'))
}

func (c *Client) ask(ctx context.Context, e *exchange, accept string) ([]byte, http.Header, error) {
	if e.err != nil {
		return nil, nil, e.err
	}
	address := strings.TrimRight(c.BaseURL, "/") + e.path
	if len(e.query) > 0 {
		address += "?" + e.query.Encode()
	}
	request, err := http.NewRequestWithContext(ctx, e.method, address, bytes.NewReader(e.body))
	if err != nil {
		return nil, nil, err
	}
	request.Header = e.header
	request.Header.Set("Accept", accept)
	sender := c.HTTPClient
	if sender == nil {
		sender = noRedirects
	}
	answer, err := sender.Do(request)
	if err != nil {
		return nil, nil, err
	}
	defer answer.Body.Close()
	content, err := io.ReadAll(answer.Body)
	if err != nil {
		return nil, nil, err
	}
	if answer.StatusCode < 200 || answer.StatusCode > 299 {
		return nil, nil, problemError(answer.StatusCode, answer.Header, content)
	}
	return content, answer.Header, nil
}

func askJSON[T any](ctx context.Context, c *Client, e *exchange, accept string) (T, error) {
	var value T
	content, header, err := c.ask(ctx, e, accept)
	if err != nil {
		return value, err
	}
	if err := json.Unmarshal(content, &value); err != nil {
		return value, err
	}
	if answered, ok := any(value).(interface{ setHeader(http.Header) }); ok {
		answered.setHeader(header)
	}
	return value, nil
}

func askLines[T any](ctx context.Context, c *Client, e *exchange, accept string) ([]T, error) {
	content, _, err := c.ask(ctx, e, accept)
	if err != nil {
		return nil, err
	}
	var lines []T
	for _, line := range bytes.Split(content, []byte("\n")) {
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		var value T
		if err := json.Unmarshal(line, &value); err != nil {
			return nil, err
		}
		lines = append(lines, value)
	}
	return lines, nil
}
