import json
import os
from urllib.request import Request, urlopen

HEADERS = {
    "Content-Type": "application/json",
    "X-Syndica-Api-Key": os.environ["SYNDICA_API_KEY"],
    "X-Syndica-Affinity": "key",
    "X-Syndica-Affinity-Key": "worker-7",
}


def get_slot() -> int:
    params = [{"commitment": "finalized"}]
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "getSlot", "params": params})
    request = Request("https://solana-mainnet.api.syndica.io/", body.encode(), HEADERS)
    with urlopen(request, timeout=10) as response:
        return json.load(response)["result"]


first = get_slot()
second = get_slot()
print(second >= first)
