import json
import os
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
with urlopen(request, timeout=10) as response:
    answer = json.load(response)

if "error" in answer:
    raise RuntimeError(f"RPC error {answer['error']['code']}: {answer['error']['message']}")
result = answer["result"]
print(result["value"], "lamports at slot", result["context"]["slot"])
