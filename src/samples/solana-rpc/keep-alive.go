package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptrace"
	"os"
	"strings"
	"time"
)

const endpoint = "https://solana-mainnet.api.syndica.io/"

// One client for the whole program: it holds the connections.
var client = newClient()

func newClient() *http.Client {
	// A copy keeps Go's settings for proxies and timeouts.
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.MaxIdleConnsPerHost = 20
	return &http.Client{Timeout: 10 * time.Second, Transport: transport}
}

func getSlot() error {
	body := strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"getSlot"}`)
	request, err := http.NewRequest(http.MethodPost, endpoint, body)
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Syndica-Api-Key", os.Getenv("SYNDICA_API_KEY"))
	trace := httptrace.ClientTrace{GotConn: func(info httptrace.GotConnInfo) {
		fmt.Println("Connection reused:", info.Reused)
	}}
	response, err := client.Do(request.WithContext(httptrace.WithClientTrace(request.Context(), &trace)))
	if err != nil {
		return err
	}
	defer response.Body.Close()
	// A connection is free for the next call once the whole body has been read.
	_, err = io.Copy(io.Discard, response.Body)
	return err
}

func main() {
	for call := 0; call < 3; call++ {
		if err := getSlot(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
}
