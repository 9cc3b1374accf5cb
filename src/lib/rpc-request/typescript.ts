import {compactJson} from '../literals/compact-json';
import type {JsonValue} from '../literals/json-value';
import {printValue} from '../literals/print-value';
import {typescriptStyle} from '../literals/typescript-style';
import {bodyOf, type RpcRequest, type WriteRequest} from './request';

/** A module without imports, for Node.js, Deno, Bun, and browsers. */
export const typescript: WriteRequest = (request) => ({
  code: request.transport === 'http' ? http(request) : webSocket(request),
  slot: {shown: request.key.placeholder, read: `\${process.env.${request.key.variable}}`},
});

function http(request: RpcRequest): string {
  return `const response = await fetch(\`${request.url}\`, {
  method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: ${jsonOf(request, 'body: '.length)},
  signal: AbortSignal.timeout(30_000),
});
if (!response.ok) throw new Error(await response.text(), {cause: response.status});
const {result, error} = (await response.json()) as {
  result?: unknown;
  error?: {code: number; message: string};
};
if (error) throw new Error(error.message, {cause: error});
console.log(result);`;
}

function webSocket(request: RpcRequest): string {
  return `const socket = new WebSocket(\`${request.url}\`);

socket.addEventListener('open', () => {
  socket.send(${jsonOf(request, 'socket.send();'.length)});
});
socket.addEventListener('message', ({data}: MessageEvent<string>) => {
  console.log(data);
});`;
}

/** The JSON body as an expression; a string literal if it contains a `bigint`, which `JSON.stringify` rejects. */
function jsonOf(request: RpcRequest, before: number): string {
  const body = bodyOf(request);
  if (holdsBigint(body)) return typescriptStyle.text(compactJson(body));
  return `JSON.stringify(${printValue(body, typescriptStyle, 1, before + 'JSON.stringify(),'.length)})`;
}

function holdsBigint(value: JsonValue): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint';
  return Object.values(value as object).some((each: JsonValue) => holdsBigint(each));
}
