import json
import os
from urllib.request import Request, urlopen

request = Request(
    f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}",
    data=json.dumps(
        {"jsonrpc": "2.0", "id": 1, "method": "getSlot", "params": [{"commitment": "finalized"}]}
    ).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request, timeout=10) as response:
    answer = json.load(response)

if "error" in answer:
    raise RuntimeError(f"RPC error {answer['error']['code']}: {answer['error']['message']}")
print("Finalized slot:", answer["result"])
