import json
import os
import random
import time
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from itertools import count
from typing import Any, Optional, Sequence
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
# Over a limit, a disruption, or a node that is behind: the same call can succeed later.
PASSING_STATUSES = {408, 429, 500, 502, 503, 504}
PASSING_CODES = {7429, -32603, -32004, -32012, -32014, -32016, -32017, -32019}
# Another node may answer: the next call can reach one.
OTHER_NODE_CODES = {-32001, -32005, -32007, -32008, -32009, -32010, -32011, -32018, -32020, -32021}


class CallError(Exception):
    """A call that failed, how many attempts it is worth, and the seconds to wait before the next."""

    def __init__(self, message: str, attempts: int, asked_wait: float) -> None:
        super().__init__(message)
        self.attempts = attempts
        self.asked_wait = asked_wait


def asked_wait(retry_after: Optional[str]) -> float:
    """Seconds that a Retry-After header asks for, as a number or as a date; 0 without one."""
    if retry_after is None:
        return 0
    if retry_after.isdigit():
        return int(retry_after)
    try:
        date = parsedate_to_datetime(retry_after)
    except (TypeError, ValueError):
        return 0
    return max(0, (date - datetime.now(timezone.utc)).total_seconds())


def call_once(method: str, params: Sequence[Any], timeout: float) -> Any:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    try:
        response = urlopen(Request(ENDPOINT, body, {"Content-Type": "application/json"}), timeout=timeout)
    except HTTPError as failure:
        response = failure
    # Body before status: an error with a code can have any status.
    with response:
        try:
            answer = json.load(response)
        except ValueError:
            answer = {}
    error = answer.get("error")
    if error is None and "result" in answer:
        return answer["result"]
    # Errors of a proxy have no code.
    code = error.get("code") if isinstance(error, dict) else None
    message = f"{code} {error['message']}" if code else f"HTTP {response.status}, no result"
    # Without a code, status 200 is half an answer: the connection was lost on the way.
    is_passing = code in PASSING_CODES if code else response.status == 200
    attempts = 6
    if not is_passing and response.status not in PASSING_STATUSES:
        attempts = 3 if code in OTHER_NODE_CODES else 1
    raise CallError(message, attempts, asked_wait(response.headers["Retry-After"]))


def call(method: str, params: Sequence[Any] = ()) -> Any:
    """Repeats a call that reads: 5 seconds an attempt, 30 seconds in all."""
    deadline = time.monotonic() + 30
    for attempt in count(1):
        try:
            # Longer than your slowest call takes.
            return call_once(method, params, min(5, deadline - time.monotonic()))
        # What is not a CallError is a timeout or a lost connection.
        except (CallError, OSError, HTTPException) as error:
            attempts, asked = (error.attempts, error.asked_wait) if isinstance(error, CallError) else (6, 0)
            wait = asked + min(10, 0.25 * 2 ** (attempt - 1)) * random.uniform(0.5, 1)
            if attempt >= attempts or time.monotonic() + wait >= deadline:
                raise
            print(f"{method}: {error}, next attempt in {wait:.2f} s")
            time.sleep(wait)


print(call("getSlot", [{"commitment": "finalized"}]))
