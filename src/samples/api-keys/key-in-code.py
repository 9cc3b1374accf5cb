import json
import os
from urllib.request import Request, urlopen

request = Request(
    "https://solana-mainnet.api.syndica.io/",
    data=json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getHealth"}).encode(),
    headers={
        "Content-Type": "application/json",
        "X-Syndica-Api-Key": os.environ["SYNDICA_API_KEY"],
    },
)
# A status such as 401 raises urllib.error.HTTPError.
with urlopen(request, timeout=10) as response:
    answer = json.load(response)

if "error" in answer:
    raise RuntimeError(f"{answer['error']['code']} {answer['error']['message']}")
print(answer["result"])
