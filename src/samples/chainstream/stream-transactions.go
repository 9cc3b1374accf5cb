// go get github.com/coder/websocket@v1.8.13
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"net/url"
	"os"
	"time"

	"github.com/coder/websocket"
)

const subscribe = `{
  "jsonrpc": "2.0",
  "id": 1,
  "method": "transactionsSubscribe",
  "params": {
    "network": "solana-mainnet",
    "verified": false,
    "filter": {
      "commitment": "processed",
      "excludeVotes": true,
      "accountKeys": {"oneOf": ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"]}
    }
  }
}`

type message struct {
	Error  json.RawMessage
	Result json.RawMessage
	Params struct {
		Result struct {
			Context struct{ Signature string }
			Value   struct {
				Slot uint64
				Meta struct{ Err any }
			}
		}
	}
}

// Ends the program once the server is silent: a dead connection looks like a quiet stream.
func ping(ctx context.Context, socket *websocket.Conn) {
	for range time.Tick(30 * time.Second) {
		answered, cancel := context.WithTimeout(ctx, 10*time.Second)
		err := socket.Ping(answered)
		cancel()
		if err != nil {
			log.Fatal("No answer to a ping: ", err)
		}
	}
}

func main() {
	ctx := context.Background()
	endpoint := "wss://solana-mainnet.chainstream.syndica.io/api-key/" + os.Getenv("SYNDICA_API_KEY")
	dialing, cancel := context.WithTimeout(ctx, 10*time.Second)
	socket, _, err := websocket.Dial(dialing, endpoint, nil)
	cancel()
	var failure *url.Error
	if errors.As(err, &failure) {
		// Without the URL, which contains the key.
		err = failure.Err
	}
	if err != nil {
		log.Fatal("The connection failed: ", err)
	}
	// Messages can be larger than 32 KiB, the limit of the library.
	socket.SetReadLimit(-1)
	if err := socket.Write(ctx, websocket.MessageText, []byte(subscribe)); err != nil {
		log.Fatal("Connection closed: ", err)
	}
	// Its answers are read by the loop below.
	go ping(ctx, socket)
	for {
		_, data, err := socket.Read(ctx)
		if err != nil {
			log.Fatal("Connection closed: ", err)
		}
		var message message
		if err := json.Unmarshal(data, &message); err != nil {
			log.Fatal("Not JSON: ", err)
		}
		if message.Error != nil {
			log.Fatal("Not subscribed: ", string(message.Error))
		}
		if message.Result != nil {
			fmt.Printf("Subscription: %s\n", message.Result)
			continue
		}
		result := message.Params.Result
		outcome := "ok"
		if result.Value.Meta.Err != nil {
			outcome = "failed"
		}
		fmt.Println(result.Value.Slot, result.Context.Signature, outcome)
	}
}
