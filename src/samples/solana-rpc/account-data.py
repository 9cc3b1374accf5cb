import base64
import json
import os
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

MINT = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"


def get_account(encoding: str) -> Any:
    config = {"commitment": "finalized", "encoding": encoding}
    body = {"jsonrpc": "2.0", "id": 1, "method": "getAccountInfo", "params": [MINT, config]}
    request = Request(
        "https://solana-mainnet.api.syndica.io/",
        data=json.dumps(body).encode(),
        headers={"Content-Type": "application/json", "X-Syndica-Api-Key": os.environ["SYNDICA_API_KEY"]},
    )
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
    if "error" in answer:
        raise RuntimeError(f"RPC error {answer['error']}")
    if "result" not in answer:
        raise RuntimeError(f"HTTP {response.status}, no result")
    return answer["result"]["value"]


account = get_account("base64")
print(len(base64.b64decode(account["data"][0])), "bytes of program", account["owner"])

parsed = get_account("jsonParsed")["data"]
# A list is base64: the node knows no parser for this program.
if isinstance(parsed, dict):
    print(json.dumps(parsed, indent=2))
