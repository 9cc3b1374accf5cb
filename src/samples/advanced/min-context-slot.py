import json
import os
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
ACCOUNT = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
NODE_IS_BEHIND = -32016


def get_balance(min_context_slot: int, attempts: int = 5) -> Any:
    """Repeats the read while it meets nodes that are behind."""
    params = [ACCOUNT, {"commitment": "finalized", "minContextSlot": min_context_slot}]
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getBalance", "params": params})
    request = Request(ENDPOINT, body.encode(), {"Content-Type": "application/json"})
    for attempt in range(1, attempts + 1):
        try:
            response = urlopen(request, timeout=10)
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
        if error["code"] != NODE_IS_BEHIND:
            raise RuntimeError(f"{error['code']} {error['message']}")
        print("A node is behind: again")
        time.sleep(0.2 * attempt)
    raise RuntimeError(f"No node has reached slot {min_context_slot}")


# No read is older than the newest one so far, whichever node answers.
newest = 0
for _ in range(3):
    result = get_balance(newest)
    newest = result["context"]["slot"]
    print(result["value"], "lamports at slot", newest)
