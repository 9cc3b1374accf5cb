import asyncio
import json
import os
import random
import sys
import time
from typing import Any, Optional
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import websockets

HTTP_ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
SOCKET_ENDPOINT = f"wss://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
WATCHED = sys.argv[1]
# Keeps the place over a restart. With a database, write it in the transaction of your work instead.
PLACE_FILE = f"place-{WATCHED}.json"
# Seconds between fetches, also without events: a node may have been behind.
FETCH_EVERY = 60
SUBSCRIBE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "logsSubscribe",
    "params": [{"mentions": [WATCHED]}, {"commitment": "finalized"}],
}
SIGNATURE_NOT_FOUND = -32020
# No retry fixes these: the key, the plan, or the request is wrong.
FINAL_CODES = {400, 401, 402, 403, 404, 405, 413, 415, 7700, 7702, -32600, -32601, -32602}


class RpcError(Exception):
    def __init__(self, error: "dict[str, Any]", asked: Optional[str] = None) -> None:
        super().__init__(f"Error {error['code']}: {error['message']}")
        self.code = error["code"]
        self.asked = asked or ""


def is_final(error: Exception) -> bool:
    if isinstance(error, RpcError):
        return error.code in FINAL_CODES
    # A refused handshake. Before websockets 14, the error itself holds the status.
    return getattr(getattr(error, "response", error), "status_code", None) in FINAL_CODES


def wait(failures: int, error: Optional[Exception] = None) -> float:
    """Seconds: more after each failure, and also what a Retry-After header asks for."""
    asked = error.asked if isinstance(error, RpcError) else ""
    return (int(asked) if asked.isdigit() else 0) + min(60, 2**failures) * random.uniform(0.25, 0.5)


def signatures(**options: Any) -> "list[dict[str, Any]]":
    """The newest come first, and at most 1,000."""
    params = [WATCHED, {"commitment": "finalized", **options}]
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getSignaturesForAddress", "params": params}).encode()
    try:
        response = urlopen(Request(HTTP_ENDPOINT, body, {"Content-Type": "application/json"}), timeout=10)
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
    raise RpcError(error, response.headers["Retry-After"])


def read_place() -> "dict[str, Any]":
    try:
        with open(PLACE_FILE) as file:
            return json.load(file)
    except FileNotFoundError:
        # All before the first start counts as handled. None: the account has no transactions yet.
        return next(iter(signatures(limit=1)), {"signature": None, "slot": 0})


def save_place() -> None:
    # Renamed, so that a crash leaves no half file.
    with open(f"{PLACE_FILE}.new", "w") as file:
        json.dump(complete, file)
    os.replace(f"{PLACE_FILE}.new", PLACE_FILE)


# The last event of a slot that is over: within a slot, events come in no fixed order.
complete = read_place()
seen: "dict[str, None]" = {complete["signature"]: None}
save_place()


def handle(signature: str, source: str) -> None:
    # What was fetched may come over the stream as well.
    if signature in seen:
        return
    # Your work. Write by signature: what fails halfway comes again.
    print(source, signature)
    if len(seen) == 10_000:
        del seen[next(iter(seen))]
    seen[signature] = None


def fetch_missed(min_slot: int) -> None:
    """What came after that event, from a node that has reached a slot."""
    global complete
    first_slot, until = complete["slot"], complete["signature"]
    missed: "list[dict[str, Any]]" = []
    failures = 0
    while True:
        try:
            # Go back until there are no more.
            before = missed[-1]["signature"] if missed else None
            page = signatures(minContextSlot=min_slot, before=before, until=until)
        except Exception as error:
            failures += 1
            # Events wait meanwhile, unread: after six attempts, begin again with a new connection.
            if is_final(error) or failures == 6:
                raise
            if isinstance(error, RpcError) and error.code == SIGNATURE_NOT_FOUND:
                # On a fork, or older than the node keeps: start over, and go back to its slot.
                until, missed = None, []
            # A node that is behind, a limit, a lost connection: all of them can pass.
            print("Not fetched:", error, file=sys.stderr)
            time.sleep(wait(failures, error))
            continue
        missed += page
        failures = 0
        if not page or page[-1]["slot"] < first_slot:
            break
    last = complete
    for item in reversed(missed):
        if item["slot"] < first_slot:
            continue
        handle(item["signature"], "fetched")
        # Moved only here: a stream can skip events.
        if item["slot"] > last["slot"]:
            complete = last
            save_place()
        last = {"signature": item["signature"], "slot": item["slot"]}


async def main() -> None:
    attempt = 0
    while True:
        try:
            async with websockets.connect(SOCKET_ENDPOINT, ping_interval=10) as socket:
                await socket.send(json.dumps(SUBSCRIBE))
                is_first = True
                due = time.monotonic() + FETCH_EVERY
                while True:
                    try:
                        raw = await asyncio.wait_for(socket.recv(), due - time.monotonic())
                    except asyncio.TimeoutError:
                        await asyncio.to_thread(fetch_missed, 0)
                        # It lasts, even if quiet.
                        attempt = 0
                        due = time.monotonic() + FETCH_EVERY
                        continue
                    message = json.loads(raw)
                    if "error" in message:
                        raise RpcError(message["error"])
                    if "result" in message:
                        # After the subscription has begun, so that nothing falls between the two.
                        await asyncio.to_thread(fetch_missed, 0)
                        continue
                    result = message["params"]["result"]
                    slot = result["context"]["slot"]
                    if is_first:
                        # The node that answered may have been behind: ask again for one that has this slot.
                        await asyncio.to_thread(fetch_missed, slot)
                        is_first = False
                    await asyncio.to_thread(handle, result["value"]["signature"], "streamed")
                    attempt = 0
        except Exception as error:
            if is_final(error):
                raise
            print(error, file=sys.stderr)
        await asyncio.sleep(wait(attempt))
        attempt += 1


asyncio.run(main())
