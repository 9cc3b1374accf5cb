import asyncio
import json
import os
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Sequence
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import websockets

STREAM_ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
RPC_ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "blocksSubscribe",
    "params": {"network": "solana-mainnet", "verified": True},
}
CONFIG = {
    "commitment": "finalized",
    "transactionDetails": "none",
    "rewards": False,
    "maxSupportedTransactionVersion": 1,
}
# No retry fixes these: the key, the plan, or the request is wrong.
FINAL_CODES = {400, 401, 402, 403, 404, 405, 413, 415, 7700, 7702, -32600, -32601, -32602}
# This node does not have the block, and another one may.
MISSING_CODES = {-32001, -32007, -32009, -32011}
# Keeps the place over a restart. With a database, write it in the transaction of your work instead.
PLACE_FILE = Path("last-slot")
# At most this many blocks wait to be handled.
CAPACITY = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000


def failure(code: int, message: str) -> Exception:
    """A failure worth another attempt. Any other ends the program."""
    if code in FINAL_CODES:
        sys.exit(f"{code} {message}")
    return OSError(f"{code} {message}")


def wait(failures: int) -> float:
    return min(60, 2**failures) * random.uniform(0.25, 0.5)


def call(method: str, params: Sequence[Any]) -> Any:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    try:
        response = urlopen(Request(RPC_ENDPOINT, body, {"Content-Type": "application/json"}), timeout=10)
    except HTTPError as refused:
        response = refused
    # Body before status: an error with a code can have any status.
    with response:
        try:
            answer = json.load(response)
        except ValueError:
            answer = {}
    if "result" in answer:
        return answer["result"]
    error = answer.get("error", {"code": response.status, "message": response.reason})
    if error["code"] in MISSING_CODES:
        return None
    failed = failure(error["code"], error["message"])
    asked = response.headers.get("Retry-After", "")
    time.sleep(int(asked) if asked.isdigit() else 0)
    raise failed


# #region fill
# Slot of the last block that is done; 0: start with the first to come.
last_slot = int(PLACE_FILE.read_text()) if PLACE_FILE.exists() else 0
failures = 0
pool = ThreadPoolExecutor(8)


def save_place(slot: int) -> None:
    # Renamed, so that a crash leaves no half file.
    Path(f"{PLACE_FILE}.new").write_text(str(slot))
    os.replace(f"{PLACE_FILE}.new", PLACE_FILE)


def handle(slot: int, block: "dict[str, Any]", source: str) -> None:
    global last_slot, failures
    # Sent twice, or fetched before it came.
    if slot <= last_slot:
        return
    parent = block["parentSlot"]
    if parent > last_slot:
        print(f"Lost: slots {last_slot + 1} to {parent}", file=sys.stderr)
    if parent < last_slot:
        # A dropped block hides those that come after it with lower slots.
        print(f"Fork: {slot} builds on {parent}, not on {last_slot}. Blocks before {slot} may be lost", file=sys.stderr)
    # Your work. Write by slot: what fails halfway comes again.
    print(slot, source, block["blockhash"])
    last_slot = slot
    save_place(last_slot)
    failures = 0


def on_block(block: "dict[str, Any]") -> None:
    global last_slot, failures
    if not last_slot:
        last_slot = block["parentSlot"]
        save_place(last_slot)
    try:
        fill(block["parentSlot"])
        handle(block["slot"], block, "streamed")
    except Exception as error:
        # The next block shows the same gap.
        print(f"Not filled after {last_slot}: {error}", file=sys.stderr)
        time.sleep(wait(failures))
        failures += 1


def get_block(slot: int) -> Any:
    for attempt in range(4):
        block = call("getBlock", [slot, CONFIG])
        if block:
            return block
        time.sleep(wait(attempt))


def fill(end: int) -> None:
    # A longer range can time out.
    for start in range(last_slot + 1, end + 1, 5_000):
        to = start + 4_999
        slots = call("getBlocks", [start, to, {"commitment": "finalized", "minContextSlot": min(to, end)}]) or []
        if to >= end and end not in slots:
            raise OSError(f"Slot {end} is not listed yet")
        while slots:
            for slot, block in zip(slots, pool.map(get_block, slots[:8])):
                if block:
                    handle(slot, block, "fetched")
            del slots[:8]


# #endregion fill


async def receive(socket: Any, queue: "asyncio.Queue[Any]") -> None:
    try:
        while True:
            # Blocks never pause for so long: the connection is dead.
            raw = await asyncio.wait_for(socket.recv(), 30)
            if queue.qsize() == CAPACITY:
                # A gap like any other: the next block shows it.
                print(f"Too slow: {CAPACITY} messages dropped", file=sys.stderr)
                while not queue.empty():
                    queue.get_nowait()
            queue.put_nowait(raw)
    finally:
        queue.put_nowait(None)


async def main() -> None:
    attempt = 0
    while True:
        try:
            async with websockets.connect(STREAM_ENDPOINT) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                queue: "asyncio.Queue[Any]" = asyncio.Queue()
                receiver = asyncio.create_task(receive(socket, queue))
                try:
                    while (raw := await queue.get()) is not None:
                        message = json.loads(raw)
                        if "error" in message:
                            raise failure(message["error"]["code"], message["error"]["message"])
                        if "result" in message:
                            continue
                        attempt = 0
                        await asyncio.to_thread(on_block, message["params"]["result"]["value"])
                    await receiver
                finally:
                    receiver.cancel()
                    await asyncio.gather(receiver, return_exceptions=True)
        except Exception as error:
            # Before websockets 14, the error itself holds the status of a refused handshake.
            if getattr(getattr(error, "response", error), "status_code", None) in FINAL_CODES:
                sys.exit(str(error))
            print("Closed:", error, file=sys.stderr)
        await asyncio.sleep(wait(attempt))
        attempt += 1


asyncio.run(main())
