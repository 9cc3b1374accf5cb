import asyncio
import json
import os
import sys
import time

import websockets

ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
CAPACITY = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "transactionsSubscribe",
    "params": {
        "network": "solana-mainnet",
        "filter": {
            "commitment": "confirmed",
            "excludeVotes": True,
            "accountKeys": {"oneOf": ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"]},
        },
    },
}

dropped = 0


# #region queue
async def receive(queue: "asyncio.Queue[str]") -> None:
    global dropped
    async with websockets.connect(ENDPOINT, ping_interval=30) as socket:
        await socket.send(json.dumps(SUBSCRIBE))
        # Nothing else happens here: parsing is work, too.
        async for raw in socket:
            # Never waits, so that the connection is read all the time: the oldest one goes.
            if queue.full():
                queue.get_nowait()
                dropped += 1
            queue.put_nowait(raw)
    raise OSError("The connection was closed")


# #endregion queue


def handle(raw: str) -> None:
    """Stands for work of yours that is slower than the stream."""
    message = json.loads(raw)
    if "error" in message:
        raise RuntimeError(f"Not subscribed: {message['error']}")
    if "result" in message:
        return
    result = message["params"]["result"]
    time.sleep(0.25)
    print(result["value"]["slot"], result["context"]["signature"])


async def work(queue: "asyncio.Queue[str]") -> None:
    while True:
        # In a thread of its own: work in the event loop would keep it from reading and from answering pings.
        await asyncio.to_thread(handle, await queue.get())
        print(f"{queue.qsize()} waiting, {dropped} dropped")


async def main() -> None:
    queue: "asyncio.Queue[str]" = asyncio.Queue(CAPACITY)
    await asyncio.gather(receive(queue), work(queue))


try:
    asyncio.run(main())
except (OSError, RuntimeError, websockets.WebSocketException) as error:
    sys.exit(str(error))
