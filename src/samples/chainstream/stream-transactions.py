import asyncio
import json
import os
import sys

import websockets

ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "transactionsSubscribe",
    "params": {
        "network": "solana-mainnet",
        "verified": False,
        "filter": {
            "commitment": "processed",
            "excludeVotes": True,
            "accountKeys": {"oneOf": ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"]},
        },
    },
}


async def main() -> None:
    async with websockets.connect(ENDPOINT) as socket:
        await socket.send(json.dumps(SUBSCRIBE))
        async for raw in socket:
            message = json.loads(raw)
            if "error" in message:
                sys.exit(f"Not subscribed: {message['error']}")
            elif "result" in message:
                print("Subscription:", message["result"])
            else:
                result = message["params"]["result"]
                context, value = result["context"], result["value"]
                print(value["slot"], context["signature"], "ok" if value["meta"]["err"] is None else "failed")


try:
    asyncio.run(main())
except (OSError, websockets.WebSocketException) as error:
    sys.exit(f"Connection failed: {error}")
