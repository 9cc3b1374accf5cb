package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"math/rand"
	"net/http"
	"os"
	"strconv"
	"time"
)

const endpoint = "https://solana-mainnet.api.syndica.io/"

// Over a limit, a disruption, or a node that is behind: the same call can succeed later.
var passingStatuses = []int{408, 429, 500, 502, 503, 504}
var passingCodes = []int{7429, -32603, -32004, -32012, -32014, -32016, -32017, -32019}

// Another node may answer: the next call can reach one.
var otherNodeCodes = []int{-32001, -32005, -32007, -32008, -32009, -32010, -32011, -32018, -32020, -32021}

// One client for the whole program: 5 seconds an attempt, longer than your slowest call takes.
var client = http.Client{Timeout: 5 * time.Second}

// A call that failed, how many attempts it is worth, and how long to wait before the next.
type callError struct {
	message   string
	attempts  int
	askedWait time.Duration
}

func (e *callError) Error() string { return e.message }

func contains(list []int, number int) bool {
	for _, entry := range list {
		if entry == number {
			return true
		}
	}
	return false
}

// What a Retry-After header asks for, as seconds or as a date; 0 without one.
func askedWait(retryAfter string) time.Duration {
	if seconds, err := strconv.ParseFloat(retryAfter, 64); err == nil && seconds > 0 {
		// A duration has a limit, too.
		return time.Duration(math.Min(seconds, 1_000_000)) * time.Second
	}
	if date, err := http.ParseTime(retryAfter); err == nil && time.Until(date) > 0 {
		return time.Until(date)
	}
	return 0
}

func callOnce(ctx context.Context, body []byte) (json.RawMessage, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, endpoint, bytes.NewReader(body))
	if err != nil {
		return nil, &callError{message: err.Error(), attempts: 1}
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Syndica-Api-Key", os.Getenv("SYNDICA_API_KEY"))
	response, err := client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()

	// Body before status: an error with a code can have any status.
	var answer struct {
		Result json.RawMessage
		Error  *struct {
			Code    int
			Message string
		}
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		// Cut off, or in another form, such as that of a proxy.
		answer.Result, answer.Error = nil, nil
	}
	if answer.Error == nil && answer.Result != nil {
		return answer.Result, nil
	}
	failure := callError{
		message:   fmt.Sprintf("HTTP %s, no result", response.Status),
		attempts:  6,
		askedWait: askedWait(response.Header.Get("Retry-After")),
	}
	// Without a code, status 200 is half an answer: the connection was lost on the way.
	isPassing := response.StatusCode == http.StatusOK
	if answer.Error != nil {
		failure.message = fmt.Sprintf("%d %s", answer.Error.Code, answer.Error.Message)
		isPassing = contains(passingCodes, answer.Error.Code)
	}
	if !isPassing && !contains(passingStatuses, response.StatusCode) {
		failure.attempts = 1
		if answer.Error != nil && contains(otherNodeCodes, answer.Error.Code) {
			failure.attempts = 3
		}
	}
	return nil, &failure
}

// Repeats a call that reads, for 30 seconds in all.
func call(ctx context.Context, method string, params ...any) (json.RawMessage, error) {
	ctx, cancel := context.WithTimeout(ctx, 30*time.Second)
	defer cancel()
	deadline, _ := ctx.Deadline()
	// A list even without parameters: nil would be null.
	params = append([]any{}, params...)
	body, err := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
	if err != nil {
		return nil, err
	}
	for attempt, backoff := 1, 250*time.Millisecond; ; attempt, backoff = attempt+1, 2*backoff {
		result, err := callOnce(ctx, body)
		if err == nil {
			return result, nil
		}
		// What is not a callError is a timeout or a lost connection.
		failure := &callError{attempts: 6}
		errors.As(err, &failure)
		if backoff > 10*time.Second {
			backoff = 10 * time.Second
		}
		// Seeded here: before Go 1.20, every program would get the same numbers.
		random := rand.New(rand.NewSource(time.Now().UnixNano()))
		wait := failure.askedWait + backoff/2 + time.Duration(random.Int63n(int64(backoff/2)))
		if attempt >= failure.attempts || time.Until(deadline) <= wait || ctx.Err() != nil {
			return nil, err
		}
		fmt.Printf("%s: %v, next attempt in %v\n", method, err, wait.Round(time.Millisecond))
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func main() {
	slot, err := call(context.Background(), "getSlot", map[string]string{"commitment": "finalized"})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(string(slot))
}
