import asyncio
import json
import os
import random
import sys

import websockets

ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "slotUpdatesSubscribe",
    "params": {"network": "solana-mainnet", "filter": {"commitment": "confirmed"}},
}


async def main() -> None:
    attempt = 0
    while True:
        try:
            # A ping that stays unanswered for 20 seconds, the default, ends the connection.
            async with websockets.connect(ENDPOINT, ping_interval=30) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                async for raw in socket:
                    message = json.loads(raw)
                    if "error" in message:
                        sys.exit(f"Not subscribed: {message['error']}")
                    if "result" in message:
                        print("Subscription:", message["result"])
                    else:
                        attempt = 0
                        value = message["params"]["result"]["value"]
                        print(value["slot"], value["status"])
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            print(error, file=sys.stderr)

        wait = min(30, 2**attempt) * random.uniform(0.5, 1)
        attempt += 1
        print(f"Closed, next attempt in {wait:.1f} s", file=sys.stderr)
        await asyncio.sleep(wait)


asyncio.run(main())
