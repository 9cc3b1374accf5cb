import {printValue} from '../literals/print-value';
import {pythonStyle} from '../literals/python-style';
import {bodyOf, type RpcRequest, type WriteRequest} from './request';

/** A script: over HTTP with the standard library, over WebSocket with `websockets`. */
export const python: WriteRequest = (request) => ({
  code: request.transport === 'http' ? http(request) : webSocket(request),
  slot: {shown: request.key.placeholder, read: `{os.environ['${request.key.variable}']}`},
});

function http(request: RpcRequest): string {
  return `import json
import os
from urllib.request import Request, urlopen

body = ${printValue(bodyOf(request), pythonStyle, 0, 'body = '.length)}
request = Request(
    f"${request.url}",
    data=json.dumps(body).encode(),
    headers={"Content-Type": "application/json"},
)
with urlopen(request, timeout=30) as response:
    answer = json.load(response)
if "error" in answer:
    raise RuntimeError(answer["error"])
print(answer["result"])`;
}

function webSocket(request: RpcRequest): string {
  return `import asyncio
import json
import os

import websockets

url = f"${request.url}"
body = ${printValue(bodyOf(request), pythonStyle, 0, 'body = '.length)}


async def main() -> None:
    async with websockets.connect(url, max_size=None) as socket:
        await socket.send(json.dumps(body))
        async for message in socket:
            print(message)


asyncio.run(main())`;
}
