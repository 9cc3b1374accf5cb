import asyncio
import json
import os
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

import websockets

HTTP_ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SOCKET_ENDPOINT = f"wss://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
WATCHED = sys.argv[1]
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "logsSubscribe",
    "params": [{"mentions": [WATCHED]}, {"commitment": "confirmed"}],
}


def signatures(**options: Any) -> "list[str]":
    """The newest come first, and at most 1,000."""
    params = [WATCHED, {"commitment": "confirmed", **options}]
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getSignaturesForAddress", "params": params}).encode()
    with urlopen(Request(HTTP_ENDPOINT, body, {"Content-Type": "application/json"}), timeout=10) as response:
        answer = json.load(response)
    if "error" in answer:
        raise RuntimeError(f"RPC error {answer['error']['code']}: {answer['error']['message']}")
    return [item["signature"] for item in answer["result"]]


seen: "dict[str, None]" = {}
# What is there at the start counts as handled. Nothing: the account is new, and all of it is to come.
last = next(iter(signatures(limit=1)), None)


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


def fetch_missed(min_slot: int) -> None:
    """What came after the last signature, from a node that has reached a slot."""
    missed: "list[str]" = []
    while True:
        try:
            # Go back until there are no more.
            before = missed[-1] if missed else None
            page = signatures(minContextSlot=min_slot, before=before, until=last)
        except Exception as error:
            # A node that is behind, a limit, a lost connection: all of them can pass.
            print("Not fetched:", error, file=sys.stderr)
            time.sleep(1)
            continue
        if not page:
            break
        missed += page
    for signature in reversed(missed):
        handle(signature, "fetched")


async def main() -> None:
    attempt = 0
    while True:
        try:
            async with websockets.connect(SOCKET_ENDPOINT, ping_interval=10) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                is_first = True
                async for raw in socket:
                    message = json.loads(raw)
                    if "error" in message:
                        raise OSError(f"Not subscribed: {message['error']}")
                    if "result" in message:
                        # After the subscription has begun, so that nothing falls between the two.
                        await asyncio.to_thread(fetch_missed, 0)
                        continue
                    result = message["params"]["result"]
                    if is_first:
                        # The node that answered may have been behind: ask again for one that has this slot.
                        await asyncio.to_thread(fetch_missed, result["context"]["slot"])
                        is_first = False
                    handle(result["value"]["signature"], "streamed")
                    attempt = 0
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            print(error, file=sys.stderr)
        await asyncio.sleep(min(30, 0.5 * 2**attempt) * random.uniform(0.5, 1))
        attempt += 1


asyncio.run(main())
