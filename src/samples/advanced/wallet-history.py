import argparse
import json
import os
import random
import sys
import time
from datetime import datetime, timezone
from typing import Any, Sequence
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
parser = argparse.ArgumentParser()
parser.add_argument("account")
parser.add_argument("--before")
parser.add_argument("--until")
parser.add_argument(
    "--since", type=lambda day: datetime.fromisoformat(f"{day}T00:00+00:00"), default="1970-01-01", metavar="DATE"
)
args = parser.parse_args()
since = args.since.timestamp()
# No retry fixes these: the key, the plan, or the request is wrong.
FINAL_CODES = {400, 401, 402, 403, 404, 405, 413, 415, -32600, -32601, -32602}


def call_once(method: str, params: Sequence[Any]) -> "dict[str, Any]":
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    try:
        response = urlopen(Request(ENDPOINT, body, {"Content-Type": "application/json"}), timeout=10)
    except HTTPError as refused:
        response = refused
    except OSError as lost:
        return {"error": {"code": 0, "message": lost}}
    # Body before status: an error with a code can have any status.
    with response:
        try:
            answer = json.load(response)
        except (OSError, ValueError):
            answer = {}
    failure = {"code": response.status, "message": response.reason}
    return answer if "result" in answer else {"error": answer.get("error", failure)}


def call(method: str, params: Sequence[Any] = ()) -> Any:
    for attempt in range(6):
        answer = call_once(method, params)
        if "result" in answer:
            return answer["result"]
        error = answer["error"]
        # A limit, a lost connection, a node that does not know the signature: another attempt can succeed.
        if attempt == 5 or error["code"] in FINAL_CODES:
            raise OSError(f"{error['code']} {error['message']}")
        time.sleep(2**attempt * random.uniform(0.5, 1))


before = args.before
try:
    while True:
        options = {"commitment": "finalized", "before": before, "until": args.until}
        # The newest come first, and at most 1,000.
        page = call("getSignaturesForAddress", [args.account, options])
        is_done = not page
        for item in page:
            is_done = (item["blockTime"] or since) < since
            if is_done:
                break
            at = item["blockTime"] and datetime.fromtimestamp(item["blockTime"], timezone.utc).isoformat()
            print(item["slot"], at or "unknown", item["signature"], "failed" if item["err"] else "ok")
        if is_done:
            break
        before = page[-1]["signature"]
    print("The oldest block of the endpoint:", call("getFirstAvailableBlock"), file=sys.stderr)
except OSError as error:
    sys.exit(f"{error}\nGo on with --before {before}" if before else str(error))
