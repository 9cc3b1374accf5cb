import asyncio
import json
import os
import random
import sys
from typing import Any, Optional
from urllib.request import Request, urlopen

import websockets

HTTP_ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SOCKET_ENDPOINT = f"wss://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
WATCHED = "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "logsSubscribe",
    "params": [{"mentions": [WATCHED]}, {"commitment": "confirmed"}],
}

seen: "dict[str, None]" = {}
last: Optional[str] = None


def handle(signature: str, source: str) -> None:
    global last
    # What was fetched may come over the stream as well.
    if signature in seen:
        return
    if len(seen) == 10_000:
        del seen[next(iter(seen))]
    seen[signature] = None
    last = signature
    print(source, signature)


def fetch_missed() -> None:
    """What came between the last signature and now; at most 1,000 signatures come in one answer."""
    if last is None:
        return
    params: "list[Any]" = [WATCHED, {"commitment": "confirmed", "until": last}]
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getSignaturesForAddress", "params": params}).encode()
    with urlopen(Request(HTTP_ENDPOINT, body, {"Content-Type": "application/json"}), timeout=10) as response:
        answer = json.load(response)
    if "error" in answer:
        raise OSError(f"RPC error {answer['error']['code']}: {answer['error']['message']}")
    # The answer has the newest first.
    for missed in reversed(answer["result"]):
        handle(missed["signature"], "fetched")


async def main() -> None:
    attempt = 0
    while True:
        try:
            async with websockets.connect(SOCKET_ENDPOINT, ping_interval=10) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                async for raw in socket:
                    message = json.loads(raw)
                    if "error" in message:
                        raise OSError(f"Not subscribed: {message['error']}")
                    if "result" in message:
                        # After the subscription has begun, so that nothing falls between the two.
                        await asyncio.to_thread(fetch_missed)
                    else:
                        attempt = 0
                        handle(message["params"]["result"]["value"]["signature"], "streamed")
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            print(error, file=sys.stderr)
        await asyncio.sleep(min(30, 0.5 * 2**attempt) * random.uniform(0.5, 1))
        attempt += 1


asyncio.run(main())
