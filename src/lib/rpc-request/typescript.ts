import {printValue} from '../literals/print-value';
import {typescriptStyle} from '../literals/typescript-style';
import {bodyOf, type RpcRequest, type WriteRequest} from './request';

/** A module for Node.js, Deno, Bun or a browser: it imports nothing. */
export const typescript: WriteRequest = (request) => ({
  code: request.transport === 'http' ? http(request) : webSocket(request),
  slot: {shown: request.key.placeholder, read: `\${process.env.${request.key.variable}}`},
});

function http(request: RpcRequest): string {
  const body = printValue(bodyOf(request), typescriptStyle, 1, 'body: JSON.stringify(),'.length);
  return `const response = await fetch(\`${request.url}\`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify(${body}),
});
const {result, error} = (await response.json()) as {
  result?: unknown;
  error?: {code: number; message: string};
};
if (error) throw new Error(error.message, {cause: error});
console.log(result);`;
}

function webSocket(request: RpcRequest): string {
  const body = printValue(bodyOf(request), typescriptStyle, 1, 'socket.send(JSON.stringify());'.length);
  return `const socket = new WebSocket(\`${request.url}\`);

socket.addEventListener('open', () => {
  socket.send(JSON.stringify(${body}));
});
socket.addEventListener('message', ({data}: MessageEvent<string>) => {
  console.log(data);
});`;
}
