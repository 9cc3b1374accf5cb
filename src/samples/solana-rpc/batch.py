import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ACCOUNTS = ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"]

calls = [
    {"jsonrpc": "2.0", "id": n, "method": "getBalance", "params": [account, {"commitment": "finalized"}]}
    for n, account in enumerate(ACCOUNTS)
]
request = Request(
    "https://solana-mainnet.api.syndica.io/",
    data=json.dumps(calls).encode(),
    headers={
        "Content-Type": "application/json",
        "X-Syndica-Api-Key": os.environ["SYNDICA_API_KEY"],
        "X-Syndica-Affinity": "node",
    },
)
try:
    response = urlopen(request, timeout=10)
except HTTPError as failure:
    response = failure
# Body before status: an error with a code can have any status.
with response:
    try:
        body = json.load(response)
    except ValueError:
        raise RuntimeError(f"HTTP {response.status}") from None

# One object in place of a list is an error of the whole batch.
if isinstance(body, dict):
    raise RuntimeError(f"{body['error']['code']} {body['error']['message']}")

answers = {answer["id"]: answer for answer in body}
for n, account in enumerate(ACCOUNTS):
    answer = answers[n]
    print(account, answer["error"]["message"] if "error" in answer else answer["result"]["value"])
