import json
import os
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request(
    f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}",
    data=json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "getSlot", "params": [{"commitment": "finalized"}]}
    ).encode(),
    headers={"Content-Type": "application/json"},
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
print("Finalized slot:", answer["result"])
