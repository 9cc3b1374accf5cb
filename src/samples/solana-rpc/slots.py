import asyncio
import json
import os

import websockets

ENDPOINT = f"wss://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"


async def main() -> None:
    async with websockets.connect(ENDPOINT) as socket:

        async def send(request_id: int, method: str, *params: object) -> None:
            await socket.send(json.dumps({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}))

        received = 0
        await send(1, "slotSubscribe")
        async for text in socket:
            message = json.loads(text)
            if "method" in message:
                print("Slot", message["params"]["result"]["slot"])
                received += 1
                if received == 10:
                    await send(2, "slotUnsubscribe", message["params"]["subscription"])
            elif "error" in message:
                raise RuntimeError(f"Error in request {message['id']}: {message['error']}")
            else:
                print("Answer to request", message["id"], message["result"])
                if message["id"] == 2:
                    break


asyncio.run(main())
