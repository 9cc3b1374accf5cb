import json
import os
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

HEADERS = {
    "Content-Type": "application/json",
    "X-Syndica-Api-Key": os.environ["SYNDICA_API_KEY"],
    "X-Syndica-Affinity": "node",
}
TOO_LARGE = 7701


def batch(calls: "list[dict[str, Any]]") -> "list[dict[str, Any]]":
    """Sends calls in one request, or in two when the plan does not allow so many."""
    body = json.dumps([{"jsonrpc": "2.0", **call} for call in calls]).encode()
    request = Request("https://solana-mainnet.api.syndica.io/", body, HEADERS)
    try:
        response = urlopen(request, timeout=10)
    except HTTPError as failure:
        response = failure
    # Body before status: an error with a code can have any status.
    with response:
        try:
            answer = json.load(response)
        except ValueError:
            raise RuntimeError(f"HTTP {response.status}") from None

    answers = answer if isinstance(answer, list) else [answer]
    if not any(each.get("error", {}).get("code") == TOO_LARGE for each in answers):
        return answers
    if len(calls) == 1:
        raise RuntimeError("Not even one call fits")
    half = (len(calls) + 1) // 2
    print(f"{len(calls)} calls are too many: trying {half}")
    return batch(calls[:half]) + batch(calls[half:])


methods = ["getSlot", "getBlockHeight", "getEpochInfo", "getHealth"] * 2
calls = [{"id": n, "method": method} for n, method in enumerate(methods)]

# Answers can come in any order, and each can be an error.
by_id = {answer["id"]: answer for answer in batch(calls)}
for call in calls:
    answer = by_id[call["id"]]
    print(call["id"], call["method"], answer.get("error") or answer["result"])
