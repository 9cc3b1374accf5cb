import json
import os
import random
import time
from http.client import HTTPException
from typing import Any, Sequence
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
# Over a limit, or a node that is behind: the same call can succeed later.
PASSING_STATUSES = {429, 502, 503, 504}
PASSING_CODES = {7429, -32004, -32005, -32014, -32016}


class FinalError(Exception):
    """What another attempt does not mend."""


def call_once(method: str, params: Sequence[Any], timeout: float) -> Any:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    try:
        with urlopen(Request(ENDPOINT, body, {"Content-Type": "application/json"}), timeout=timeout) as response:
            answer = json.load(response)
    except HTTPError as failure:
        with failure:
            if failure.code not in PASSING_STATUSES:
                raise FinalError(f"HTTP {failure.code}") from failure
            raise
    error = answer.get("error")
    if error is None:
        return answer["result"]
    message = f"{error['code']} {error['message']}"
    if error["code"] in PASSING_CODES:
        raise OSError(message)
    raise FinalError(message)


def read(method: str, params: Sequence[Any] = ()) -> Any:
    """Repeats a call that reads: 5 seconds an attempt, 30 seconds in all."""
    deadline = time.monotonic() + 30
    attempt = 0
    while True:
        try:
            return call_once(method, params, min(5, deadline - time.monotonic()))
        # The last two: half an answer, where the connection was lost on the way.
        except (OSError, HTTPException, ValueError) as error:
            wait = min(5, 0.25 * 2**attempt) * random.uniform(0.5, 1)
            if time.monotonic() + wait >= deadline:
                raise
            print(f"{method}: {error}, again in {wait:.2f} s")
            time.sleep(wait)
            attempt += 1


print(read("getSlot", [{"commitment": "confirmed"}]))
