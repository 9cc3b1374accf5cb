import asyncio
import json
import os
import random
import sys
from typing import Optional

import websockets

ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "slotUpdatesSubscribe",
    "params": {"network": "solana-mainnet", "filter": {"commitment": "confirmed"}},
}
# The key or the plan is wrong, or the request: another attempt gets the same answer.
FINAL_STATUSES = {401, 402, 403}
FINAL_ERRORS = {-32600, -32601, -32602}


def status_of(error: Exception) -> Optional[int]:
    """HTTP status of a refused handshake. Before websockets 14, the error itself holds it."""
    return getattr(getattr(error, "response", error), "status_code", None)


async def main() -> None:
    attempt = 0
    while True:
        try:
            # A ping that stays unanswered for 20 seconds, the default, ends the connection.
            async with websockets.connect(ENDPOINT, open_timeout=10, ping_interval=30) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                # Ids of earlier connections mean nothing on this one.
                subscription = None
                async for raw in socket:
                    message = json.loads(raw)
                    if "error" in message:
                        if message["error"]["code"] in FINAL_ERRORS:
                            sys.exit(f"Not subscribed: {message['error']}")
                        print("Not subscribed:", message["error"], file=sys.stderr)
                        break
                    if "result" in message:
                        subscription = message["result"]
                        print("Subscription:", subscription)
                    elif message["params"]["subscription"] == subscription:
                        attempt = 0
                        value = message["params"]["result"]["value"]
                        print(value["slot"], value["status"])
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            if status_of(error) in FINAL_STATUSES:
                sys.exit(f"Handshake refused: {error}")
            print(error, file=sys.stderr)

        wait = min(30, 2**attempt) * random.uniform(0.5, 1)
        attempt += 1
        print(f"Closed, next attempt in {wait:.1f} s", file=sys.stderr)
        await asyncio.sleep(wait)


asyncio.run(main())
