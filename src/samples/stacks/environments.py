import json
import os
from urllib.request import Request, urlopen

ADDRESSES = {
    "production": "https://solana-mainnet.api.syndica.io/",
    "staging": "https://solana-devnet.api.syndica.io/",
}

# Each environment sets both variables; the code is the same in all of them.
environment = os.environ.get("APP_ENV", "staging")
if environment not in ADDRESSES:
    raise SystemExit(f"APP_ENV is {environment!r}, which has no address")

request = Request(
    ADDRESSES[environment],
    data=json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getSlot"}).encode(),
    headers={
        "Content-Type": "application/json",
        "X-Syndica-Api-Key": os.environ["SYNDICA_API_KEY"],
    },
)
with urlopen(request, timeout=10) as response:
    print(f"{environment}: slot {json.load(response)['result']}")
