import {jsonStyle, printValue} from '../literals/print-value';
import {bodyOf, type RpcRequest, type WriteRequest} from './request';

/** A program: over HTTP with the standard library, over WebSocket with `github.com/coder/websocket`. */
export const go: WriteRequest = (request) => ({
  code: request.transport === 'http' ? http(request) : webSocket(request),
  slot: {shown: `${request.key.placeholder}"`, read: `" + os.Getenv("${request.key.variable}")`},
});

function http(request: RpcRequest): string {
  return `package main

import (
	"errors"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
	"time"
)

const body = ${rawBody(request)}

func main() {
	url := "${request.url}"
	client := http.Client{Timeout: 30 * time.Second}
	response, err := client.Post(url, "application/json", strings.NewReader(body))
	if err != nil {
		// Without the URL, which contains the key.
		log.Fatal(errors.Unwrap(err))
	}
	defer response.Body.Close()
	log.Print(response.Status)
	if _, err := io.Copy(os.Stdout, response.Body); err != nil {
		log.Print(err)
	}
}`;
}

function webSocket(request: RpcRequest): string {
  return `// go get github.com/coder/websocket@v1.8.13
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/url"
	"os"

	"github.com/coder/websocket"
)

const body = ${rawBody(request)}

func main() {
	ctx := context.Background()
	endpoint := "${request.url}"
	socket, _, err := websocket.Dial(ctx, endpoint, nil)
	var failure *url.Error
	if errors.As(err, &failure) {
		// Without the URL, which contains the key.
		err = failure.Err
	}
	if err != nil {
		log.Fatal(err)
	}
	socket.SetReadLimit(-1)
	if err := socket.Write(ctx, websocket.MessageText, []byte(body)); err != nil {
		log.Fatal(err)
	}
	for {
		_, message, err := socket.Read(ctx)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Fprintf(os.Stdout, "%s\\n", message)
	}
}`;
}

/** JSON as a raw string literal, which can contain any character but a backtick. */
function rawBody(request: RpcRequest): string {
  return `\`${printValue(bodyOf(request), jsonStyle).replaceAll('`', '` + "`" + `')}\``;
}
