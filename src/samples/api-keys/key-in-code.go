package main

import (
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

func main() {
	body := strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"getHealth"}`)
	request, err := http.NewRequest(http.MethodPost, "https://solana-mainnet.api.syndica.io/", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Syndica-Api-Key", os.Getenv("SYNDICA_API_KEY"))

	client := http.Client{Timeout: 10 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	// Body before status: an error with a code can have any status.
	if _, err := io.Copy(os.Stdout, response.Body); err != nil {
		log.Fatal(err)
	}
	if response.StatusCode != http.StatusOK {
		log.Fatalf("HTTP %s", response.Status)
	}
}
