package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"
)

const endpoint = "https://solana-mainnet.api.syndica.io/"

const body = `{
  "jsonrpc": "2.0",
  "id": 1,
  "method": "getBalance",
  "params": ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", {"commitment": "finalized"}]
}`

type answer struct {
	Result struct {
		Context struct{ Slot uint64 }
		Value   uint64
	}
	Error *struct {
		Code    int
		Message string
	}
}

func getBalance() (lamports, slot uint64, err error) {
	request, err := http.NewRequest(http.MethodPost, endpoint, strings.NewReader(body))
	if err != nil {
		return 0, 0, err
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("X-Syndica-Api-Key", os.Getenv("SYNDICA_API_KEY"))

	client := http.Client{Timeout: 10 * time.Second}
	response, err := client.Do(request)
	if err != nil {
		return 0, 0, err
	}
	defer response.Body.Close()

	// Body before status: an error with a code can have any status.
	var a answer
	err = json.NewDecoder(response.Body).Decode(&a)
	if a.Error != nil {
		return 0, 0, fmt.Errorf("RPC error %d: %s", a.Error.Code, a.Error.Message)
	}
	if response.StatusCode != http.StatusOK {
		return 0, 0, fmt.Errorf("HTTP %s", response.Status)
	}
	return a.Result.Value, a.Result.Context.Slot, err
}

func main() {
	lamports, slot, err := getBalance()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(lamports, "lamports at slot", slot)
}
