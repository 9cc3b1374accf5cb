import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request(
    f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}",
    data=json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "getVoteAccounts", "params": [{"votePubkey": sys.argv[1]}]}
    ).encode(),
    headers={"Content-Type": "application/json"},
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

error = answer.get("error")
# Errors of a proxy have no code.
if isinstance(error, dict) and error.get("code"):
    raise RuntimeError(f"RPC error {error['code']}: {error['message']}")
if "result" not in answer:
    raise RuntimeError(f"HTTP {response.status}, no result")
current, delinquent = answer["result"]["current"], answer["result"]["delinquent"]
if not current + delinquent:
    raise RuntimeError("This network has no such vote account")

account = (current + delinquent)[0]
print("Commission:", account["commission"], "%")
print("Delegated:", round(account["activatedStake"] / 1e9), "SOL")
print("Keeps up:", len(current) == 1)
