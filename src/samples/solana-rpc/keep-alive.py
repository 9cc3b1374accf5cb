import json
import os
import time
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlsplit

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"

url = urlsplit(ENDPOINT)
connect = HTTPSConnection if url.scheme == "https" else HTTPConnection
connection = connect(url.netloc, timeout=10)
for call in range(1, 4):
    start = time.perf_counter()
    body = json.dumps({"jsonrpc": "2.0", "id": call, "method": "getSlot"})
    connection.request("POST", url.path, body, {"Content-Type": "application/json"})
    # The connection is free for the next call once the whole body has been read.
    connection.getresponse().read()
    print(f"Call {call}: {(time.perf_counter() - start) * 1000:.1f} ms")
connection.close()
