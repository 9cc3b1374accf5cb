import asyncio
import json
import os

import websockets

ENDPOINT = f"wss://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"


async def main() -> None:
    async with websockets.connect(ENDPOINT, compression="deflate") as socket:
        # Before websockets 14, the connection itself holds the extensions.
        extensions = getattr(socket, "protocol", socket).extensions
        compressed = any(extension.name == "permessage-deflate" for extension in extensions)
        print("compressed" if compressed else "not compressed")
        await socket.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "slotSubscribe"}))
        async for message in socket:
            print(message)


asyncio.run(main())
