import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

body = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "getBalance",
    "params": ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", {"commitment": "finalized"}],
}
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
    text = response.read()
answer = json.loads(text) if text.startswith(b"{") else {}
if "error" in answer:
    sys.exit(f"RPC error {answer['error']}")
if "result" not in answer:
    sys.exit(f"HTTP {response.status}, no result")
result = answer["result"]
print(result["value"], "lamports at slot", result["context"]["slot"])
