import asyncio
import json
import os

import websockets

ENDPOINT = f"wss://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"


async def main() -> None:
    async with websockets.connect(ENDPOINT) as socket:
        await socket.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "slotSubscribe"}))
        async for text in socket:
            message = json.loads(text)
            if message.get("method") == "slotNotification":
                print("Slot", message["params"]["result"]["slot"])
            elif "result" in message:
                print("Subscribed, id", message["result"])
            else:
                raise RuntimeError(f"Not subscribed: {message['error']}")


asyncio.run(main())
