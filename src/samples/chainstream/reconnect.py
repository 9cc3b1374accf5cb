import asyncio
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any, Sequence
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import websockets

STREAM_ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
RPC_ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
if len(sys.argv) < 2:
    sys.exit("Usage: python3 reconnect.py ADDRESS")
ACCOUNT = sys.argv[1]
# Keeps the place over a restart. With a database, write it in the transaction of your work instead.
PLACE_FILE = Path(f"from-slot-{ACCOUNT}")
# At most this many messages wait to be handled.
CAPACITY = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
# Seconds between fetches, also without events: a node may have been behind.
FETCH_EVERY = 60
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "transactionsSubscribe",
    "params": {
        "network": "solana-mainnet",
        "filter": {
            "commitment": "finalized",
            "excludeVotes": False,
            "accountKeys": {"oneOf": [ACCOUNT]},
        },
    },
}
# No retry fixes these: the key, the plan, or the request is wrong.
FINAL_CODES = {400, 401, 402, 403, 404, 405, 413, 415, 7700, 7702, -32600, -32601, -32602}


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
    failed = failure(error["code"], error["message"])
    asked = response.headers.get("Retry-After", "")
    time.sleep(int(asked) if asked.isdigit() else 0)
    raise failed


def signatures(**options: Any) -> "list[dict[str, Any]]":
    """The newest come first, and at most 1,000."""
    failures = 0
    while True:
        try:
            return call("getSignaturesForAddress", [ACCOUNT, {"commitment": "finalized", **options}])
        except Exception as error:
            if failures == 6:
                raise
            # A node that is behind, a limit, a lost connection: all of them can pass.
            print("Not fetched:", error, file=sys.stderr)
        time.sleep(wait(failures))
        failures += 1


def save_place(slot: int) -> None:
    # Renamed, so that a crash leaves no half file.
    Path(f"{PLACE_FILE}.new").write_text(str(slot))
    os.replace(f"{PLACE_FILE}.new", PLACE_FILE)


# All before this slot is done: at the first start, the whole history.
if PLACE_FILE.exists():
    from_slot = int(PLACE_FILE.read_text())
else:
    from_slot = next((newest["slot"] for newest in signatures(limit=1)), -1) + 1
    save_place(from_slot)
seen: "dict[str, None]" = {}


def handle(signature: str, slot: int, source: str) -> None:
    # What was fetched may come over the stream as well.
    if slot < from_slot or signature in seen:
        return
    # Your work. Write by signature: what fails halfway comes again.
    print(source, signature)
    if len(seen) == 100_000:
        del seen[next(iter(seen))]
    seen[signature] = None


def fill(min_slot: int) -> None:
    """Handles what was missed, from a node that has reached a slot."""
    global from_slot
    missed = page = signatures(minContextSlot=min_slot)
    while page and page[-1]["slot"] >= from_slot:
        page = signatures(minContextSlot=min_slot, before=page[-1]["signature"])
        missed = missed + page
    if from_slot and not any(item["slot"] < from_slot or item["signature"] in seen for item in missed):
        print(f"Maybe lost: the history does not go back to slot {from_slot}", file=sys.stderr)
    for item in reversed(missed):
        handle(item["signature"], item["slot"], "fetched")
        # Moved only here: a stream can skip events. Nothing promises that slots come in order: look at some again.
        if item["slot"] - 32 > from_slot:
            from_slot = item["slot"] - 32
            save_place(from_slot)


# Events may be missing before the next one.
has_gap = True


async def receive(socket: Any, queue: "asyncio.Queue[Any]") -> None:
    """Never waits: a pong comes only after the messages before it."""
    global has_gap
    try:
        while True:
            raw = await socket.recv()
            if queue.qsize() >= CAPACITY:
                print(f"Too slow: {CAPACITY} messages dropped, to be fetched", file=sys.stderr)
                while not queue.empty():
                    queue.get_nowait()
                has_gap = True
            queue.put_nowait(raw)
    finally:
        queue.put_nowait(None)


async def remind(queue: "asyncio.Queue[Any]") -> None:
    while True:
        await asyncio.sleep(FETCH_EVERY)
        queue.put_nowait('{"result": "due"}')


async def main() -> None:
    global has_gap
    attempt = 0
    while True:
        try:
            async with websockets.connect(STREAM_ENDPOINT, ping_interval=30) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                has_gap = True
                queue: "asyncio.Queue[Any]" = asyncio.Queue()
                receiver = asyncio.create_task(receive(socket, queue))
                reminder = asyncio.create_task(remind(queue))
                try:
                    while (raw := await queue.get()) is not None:
                        message = json.loads(raw)
                        if "error" in message:
                            raise failure(message["error"]["code"], message["error"]["message"])
                        if "result" in message:
                            # After the subscription has begun, so that nothing falls between the two.
                            await asyncio.to_thread(fill, from_slot)
                            if message["result"] == "due":
                                attempt = 0
                            continue
                        result = message["params"]["result"]
                        signature, slot = result["context"]["signature"], result["value"]["slot"]
                        if has_gap:
                            has_gap = False
                            # The node that answered may be behind the stream: ask one that has this slot.
                            await asyncio.to_thread(fill, slot)
                        await asyncio.to_thread(handle, signature, slot, "streamed")
                        attempt = 0
                    await receiver
                finally:
                    receiver.cancel()
                    reminder.cancel()
                    await asyncio.gather(receiver, reminder, return_exceptions=True)
        except Exception as error:
            # Before websockets 14, the error itself holds the status of a refused handshake.
            if getattr(getattr(error, "response", error), "status_code", None) in FINAL_CODES:
                sys.exit(str(error))
            print("Closed:", error, file=sys.stderr)
        await asyncio.sleep(wait(attempt))
        attempt += 1


asyncio.run(main())
