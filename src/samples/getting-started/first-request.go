package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"
)

const body = `{"jsonrpc":"2.0","id":1,"method":"getSlot","params":[{"commitment":"finalized"}]}`

func finalizedSlot() (uint64, error) {
	endpoint := "https://solana-mainnet.api.syndica.io/api-key/" + os.Getenv("SYNDICA_API_KEY")
	client := http.Client{Timeout: 10 * time.Second}
	response, err := client.Post(endpoint, "application/json", strings.NewReader(body))
	if err != nil {
		// Without the URL, which contains the key.
		return 0, errors.Unwrap(err)
	}
	defer response.Body.Close()

	// Body before status: an error with a code can have any status.
	var answer struct {
		Result uint64
		Error  *struct {
			Code    int
			Message string
		}
	}
	err = json.NewDecoder(response.Body).Decode(&answer)
	if answer.Error != nil {
		return 0, fmt.Errorf("RPC error %d: %s", answer.Error.Code, answer.Error.Message)
	}
	if response.StatusCode != http.StatusOK {
		return 0, fmt.Errorf("HTTP %s", response.Status)
	}
	return answer.Result, err
}

func main() {
	slot, err := finalizedSlot()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println("Finalized slot:", slot)
}
