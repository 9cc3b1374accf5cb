import json
import os
from urllib.error import HTTPError
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
    raise SystemExit(f"{environment}: error {error['code']}: {error['message']}")
if "result" not in answer:
    raise SystemExit(f"{environment}: HTTP {response.status}, no result")
print(f"{environment}: slot {answer['result']}")
