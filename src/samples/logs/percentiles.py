import http.client
import json
import os
import time
from math import ceil
from urllib.parse import urlsplit

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
CALLS = 100

address = urlsplit(ENDPOINT)
is_https = address.scheme == "https"
connect = http.client.HTTPSConnection if is_https else http.client.HTTPConnection
connection = connect(address.netloc, timeout=10)

times = []
for call in range(CALLS):
    body = json.dumps({"jsonrpc": "2.0", "id": call, "method": "getSlot"})
    started = time.perf_counter()
    connection.request("POST", address.path, body, {"Content-Type": "application/json"})
    response = connection.getresponse()
    response.read()
    if response.status != 200:
        raise RuntimeError(f"HTTP {response.status}")
    times.append((time.perf_counter() - started) * 1000)
connection.close()

times.sort()
for percent in (50, 95, 99):
    print(f"p{percent}: {times[ceil(percent / 100 * CALLS) - 1]:.1f} ms")
