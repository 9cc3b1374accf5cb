import json
import os
from urllib.request import Request, urlopen

body = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "getAccountInfo",
    "params": ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", {"encoding": "base64"}],
}
request = Request(
    "https://solana-mainnet.api.syndica.io/",
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json", "X-Syndica-Api-Key": os.environ["SYNDICA_API_KEY"]},
)
with urlopen(request, timeout=10) as response:
    account = json.load(response)["result"]["value"]

rent_epoch = account["rentEpoch"]
print(rent_epoch, "stays what it is;", int(float(rent_epoch)), "is what a 64-bit float makes of it")
