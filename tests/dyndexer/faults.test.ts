import {once} from 'node:events';
import {connect} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {exampleOf, loadServedContract, wireText} from './contract';
import {type Dyndexer, startDyndexer} from '.';

const {operations} = loadServedContract();
const wasm = new Uint8Array(Buffer.from('\0asm\x01\0\0\0', 'latin1'));

let dyndexer: Dyndexer;
beforeAll(async () => {
  dyndexer = await startDyndexer();
});
afterAll(() => dyndexer.close());

const headers = () => ({'X-Syndica-Api-Key': dyndexer.apiKey});
const upload = (name: string, key: string) =>
  fetch(`${dyndexer.url}/binaries?name=${name}`, {
    method: 'POST',
    headers: {...headers(), 'Content-Type': 'application/wasm', 'Idempotency-Key': key},
    body: wasm,
  });

const failures = operations.flatMap((operation) =>
  operation.responses
    .filter(({status}) => Number(status) >= 400)
    .map((response) => [`${operation.id} with ${response.status}`, operation, response] as const),
);

test.each(failures)('%s fails as the contract says, once', async (_, {method, path}, response) => {
  const url = dyndexer.url + path.replace(/\{\w+\}/g, 'any');
  dyndexer.inject({status: Number(response.status)});
  const answer = await fetch(url, {method, headers: headers()});
  expect(answer.status).toBe(Number(response.status));
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toEqual(exampleOf(response));
  for (const {name, example} of response.headers) expect(answer.headers.get(name)).toBe(wireText(example));
  expect((await fetch(`${dyndexer.url}/indexers`, {headers: headers()})).status).toBe(200);
});

test('injecting a failure that the operation does not have is an error', async () => {
  dyndexer.inject({status: 413});
  const answer = await fetch(`${dyndexer.url}/indexers`, {headers: headers()});
  expect(await answer.text()).toContain('GET /indexers cannot fail with 413');
});

test('a connection can break in the middle of an upload, which can then be sent again', async () => {
  dyndexer.inject('cut');
  await expect(upload('cut-by-server', 'one')).rejects.toThrow();
  expect((await upload('cut-by-server', 'one')).status).toBe(201);
});

test('an incomplete upload has no effect', async () => {
  const {hostname, port, pathname} = new URL(dyndexer.url);
  const before = dyndexer.requests.length;
  const socket = connect(Number(port), hostname);
  await once(socket.resume(), 'connect');
  socket.end(
    `POST ${pathname}/binaries?name=half HTTP/1.1\r\nHost: ${hostname}\r\nX-Syndica-Api-Key: ${dyndexer.apiKey}\r\n` +
      'Content-Type: application/wasm\r\nIdempotency-Key: two\r\nContent-Length: 1000\r\n\r\nasm',
  );
  await once(socket, 'close');
  expect(dyndexer.requests.slice(before).filter(({status}) => status < 400)).toEqual([]);
  expect((await upload('half', 'two')).status).toBe(201);
});
