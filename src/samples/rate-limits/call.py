import json
import os
import random
import time
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Optional, Sequence
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
RATE_LIMITED = 7429


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


def call(method: str, params: Sequence[Any] = (), attempts: int = 6) -> Any:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    request = Request(ENDPOINT, body, {"Content-Type": "application/json"})

    for attempt in range(1, attempts + 1):
        retry_after = None
        try:
            with urlopen(request, timeout=10) as response:
                answer = json.load(response)
        except HTTPError as failure:
            with failure:
                if failure.code != 429:
                    raise
                retry_after = failure.headers["Retry-After"]
        else:
            error = answer.get("error")
            if error is None:
                return answer["result"]
            if error["code"] != RATE_LIMITED:
                raise RuntimeError(f"{method}: {error['code']} {error['message']}")

        if attempt < attempts:
            longest = min(10, 0.25 * 2 ** (attempt - 1))
            wait = asked_wait(retry_after) + longest * random.uniform(0.5, 1)
            print(f"{method}: rate limited, next attempt in {wait:.2f} s")
            time.sleep(wait)
    raise RuntimeError(f"{method}: still rate limited after {attempts} attempts")


print(call("getSlot"))
