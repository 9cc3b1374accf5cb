import {printValue, type ValueStyle} from './print-value';
import {bodyOf, type RpcRequest, type WriteRequest} from './request';

/** Literals of TypeScript. */
export const typescriptStyle: ValueStyle = {
  text: (value) =>
    `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`,
  name: (value) => (/^[A-Za-z_]\w*$/.test(value) ? value : `'${value}'`),
  null: 'null',
  true: 'true',
  false: 'false',
  indent: '  ',
  trailingComma: true,
};

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
