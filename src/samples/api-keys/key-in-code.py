import json
import os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request(
    "https://solana-mainnet.api.syndica.io/",
    data=json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getHealth"}).encode(),
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

if "error" in answer:
    raise RuntimeError(answer["error"])
if "result" not in answer:
    raise RuntimeError(f"HTTP {response.status}, no result")
print(answer["result"])
