import asyncio
import json
import os
import sys
from typing import Any, Optional, Sequence
from urllib.request import Request, urlopen

import websockets

STREAM_ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
RPC_ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SUBSCRIBE = {"jsonrpc": "2.0", "id": 1, "method": "blocksSubscribe", "params": {"network": "solana-mainnet"}}
CAPACITY = 1_000


def call(method: str, params: Sequence[Any]) -> Any:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    with urlopen(Request(RPC_ENDPOINT, body, {"Content-Type": "application/json"}), timeout=10) as response:
        answer = json.load(response)
    if "error" in answer:
        raise RuntimeError(f"{answer['error']['code']} {answer['error']['message']}")
    return answer["result"]


# #region fill
# The last slot whose block is done: from it on, nothing may be missing.
last_slot: Optional[int] = None


def on_block(block: "dict[str, Any]") -> None:
    global last_slot
    # Sent twice, or fetched before it came.
    if last_slot is not None and block["slot"] <= last_slot:
        return
    if last_slot is not None and block["parentSlot"] > last_slot:
        fill(last_slot + 1, block["parentSlot"])
    print(block["slot"], "streamed", block["blockhash"])
    last_slot = block["slot"]


def fill(start: int, end: int) -> None:
    global last_slot
    slots = call("getBlocks", [start, end, {"commitment": "confirmed"}])
    # The last one is the parent of a block, so it exists: a node that does not list it is behind.
    if slots[-1:] != [end]:
        raise RuntimeError(f"Slot {end} is not listed yet")
    config = {
        "commitment": "confirmed",
        "transactionDetails": "signatures",
        "rewards": False,
        "maxSupportedTransactionVersion": 1,
    }
    for slot in slots:
        print(slot, "fetched", call("getBlock", [slot, config])["blockhash"])
        last_slot = slot


# #endregion fill


async def work(waiting: "asyncio.Queue[dict[str, Any]]") -> None:
    """One block after the other, while the connection is read."""
    while True:
        block = await waiting.get()
        try:
            await asyncio.to_thread(on_block, block)
        except Exception as error:
            # A node that is behind, a limit, a lost connection: all of them can pass.
            # The last slot stays where it was, so the next block shows the same gap.
            print(f"Not filled after {last_slot}: {error}", file=sys.stderr)
            await asyncio.sleep(1)


async def receive(waiting: "asyncio.Queue[dict[str, Any]]") -> None:
    while True:
        try:
            async with websockets.connect(STREAM_ENDPOINT) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                while True:
                    # Blocks never pause for so long: the connection is dead.
                    message = json.loads(await asyncio.wait_for(socket.recv(), 30))
                    if "error" in message:
                        raise OSError(f"Not subscribed: {message['error']}")
                    if "params" not in message:
                        continue
                    # A block that is dropped here is a gap like any other.
                    if waiting.full():
                        waiting.get_nowait()
                    waiting.put_nowait(message["params"]["result"]["value"])
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as error:
            print(f"Closed: {error}", file=sys.stderr)
            await asyncio.sleep(1)


async def main() -> None:
    waiting: "asyncio.Queue[dict[str, Any]]" = asyncio.Queue(CAPACITY)
    await asyncio.gather(receive(waiting), work(waiting))


asyncio.run(main())
