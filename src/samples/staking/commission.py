import json
import os
import sys
from urllib.request import Request, urlopen

request = Request(
    f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}",
    data=json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "getVoteAccounts", "params": [{"votePubkey": sys.argv[1]}]}
    ).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request, timeout=10) as response:
    answer = json.load(response)

if "error" in answer:
    raise RuntimeError(f"RPC error {answer['error']['code']}: {answer['error']['message']}")
current, delinquent = answer["result"]["current"], answer["result"]["delinquent"]
if not current + delinquent:
    raise RuntimeError("This network has no such vote account")

account = (current + delinquent)[0]
print("Commission:", account["commission"], "%")
print("Delegated:", round(account["activatedStake"] / 1e9), "SOL")
print("Keeps up:", len(current) == 1)
