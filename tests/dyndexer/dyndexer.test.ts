import {createHash} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {exampleOf, loadServedContract, successOf, wireText} from './contract';
import {type Dyndexer, startDyndexer} from '.';

const {operations, version} = loadServedContract();
const wasm = Buffer.from('\0asm\x01\0\0\0', 'latin1');
const indexerId = '5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21';
const binaryId = '0b6f2c1e-8f0e-4c53-9a3f-5d0a4a1b7c11';
const newIndexer = {name: 'swap-records', binaryId};

let dyndexer: Dyndexer;
beforeAll(async () => {
  dyndexer = await startDyndexer();
});
afterAll(() => dyndexer.close());

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

async function send(path: string, {method = 'GET', headers = {}, body}: Sent = {}) {
  const response = await fetch(dyndexer.url + path, {
    method,
    headers: {'X-Syndica-Api-Key': dyndexer.apiKey, ...headers},
    body,
  });
  const text = await response.text();
  const {status} = response;
  return {status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text)};
}

const post = (path: string, type: string, body: Sent['body'], headers: Sent['headers'] = {}) =>
  send(path, {method: 'POST', headers: {'Content-Type': type, ...headers}, body});
const create = (indexer: unknown, headers?: Sent['headers']) =>
  post('/indexers', 'application/json', JSON.stringify(indexer), headers);
const upload = (path: string, headers?: Sent['headers'], body: Uint8Array<ArrayBuffer> = new Uint8Array(wasm)) =>
  post(path, 'application/wasm', body, headers);
const digestOf = (bytes: Uint8Array) => `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`;

describe('a request that the contract allows', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s returns the example from the contract',
    async (_, operation) => {
      const {method, path, parameters, requestBody} = operation;
      const url = path.replace(/\{(\w+)\}/g, (_match, name) =>
        wireText(parameters.find((parameter) => parameter.name === name)?.example),
      );
      const query = new URLSearchParams(
        parameters.flatMap(({name, in: place, required, example}) =>
          place === 'query' && required ? [[name, wireText(example)]] : [],
        ),
      );
      const [media] = requestBody?.content ?? [];
      const body = media?.examples[0] === undefined ? new Uint8Array(wasm) : JSON.stringify(media.examples[0].value);
      const answer = await send(`${url}?${query}`, {
        method,
        ...(media === undefined ? {} : {headers: {'Content-Type': media.name}, body}),
      });
      const success = successOf(operation);
      expect(answer.status).toBe(Number(success.status));
      expect(answer.body).toEqual(exampleOf(success));
      for (const {name, example} of success.headers) expect(answer.headers.get(name)).toBe(example);
      operation.answerCheck(answer.body ?? null);
      expect(operation.answerCheck.errors).toBeNull();
    },
  );

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s accepts the example parameters of the contract',
    (_, {parameters, parameterChecks}) => {
      for (const {name, in: place, example} of parameters) {
        if (example === undefined || place === 'cookie') continue;
        const others = parameters.filter((other) => other.in === place && other.required);
        const values = Object.fromEntries([...others.map((other) => [other.name, other.example]), [name, example]]);
        parameterChecks[place](values);
        expect(parameterChecks[place].errors).toBeNull();
      }
    },
  );

  test('is logged with its query', async () => {
    await send('/indexers?limit=1');
    expect(dyndexer.requests.at(-1)).toEqual({method: 'GET', path: '/v1/indexers?limit=1', status: 200});
    expect(dyndexer.contractVersion).toBe(version);
  });

  test('may carry a digest', async () => {
    expect(await upload('/binaries?name=a', {'Content-Digest': digestOf(wasm)})).toMatchObject({status: 201});
  });

  test('gets the first response again for the same Idempotency-Key', async () => {
    const headers = {'Idempotency-Key': 'one'};
    const first = await create(newIndexer, headers);
    expect(await create(newIndexer, headers)).toMatchObject({status: 201, body: first.body});
    const other = await create({...newIndexer, name: 'other'}, headers);
    expect(other).toMatchObject({status: 409, body: {title: 'The idempotency key is used'}});
  });
});

describe('a list', () => {
  test('belongs to the indexer in the path, if the contract has an example for it', async () => {
    const {body} = await send('/indexers/c2a4e9d0-71b5-4b0f-8d36-90e1f7a5c648/logs');
    expect(body.items).toMatchObject([{level: 'info'}, {level: 'error'}]);
    expect((await send(`/indexers/${indexerId}/logs`)).body.items).toMatchObject([{level: 'info'}]);
  });

  test('has only items that match its filters', async () => {
    const {body} = await send('/indexers?status=failed');
    expect(body.items).toMatchObject([{name: 'deposits', status: 'failed'}]);
  });

  test.each(['/indexers', `/indexers/${indexerId}/logs`, `/indexers/${indexerId}/output`, '/binaries'])(
    'of %s ends, and returns each item once',
    async (path) => {
      const whole = await send(path);
      const items: unknown[] = [];
      let cursor = '';
      for (let hasMore = true; hasMore;) {
        const {body} = await send(`${path}?limit=1${cursor}`);
        items.push(...body.items);
        hasMore = body.hasMore;
        cursor = `&cursor=${body.nextCursor}`;
        expect(items.length).toBeLessThanOrEqual(whole.body.items.length);
      }
      expect(items).toEqual(whole.body.items);
    },
  );

  test('is empty after its end, with the same cursor', async () => {
    const {body} = await send('/indexers');
    const after = await send(`/indexers?cursor=${body.nextCursor}`);
    expect(after.body).toEqual({items: [], nextCursor: body.nextCursor, hasMore: false});
  });
});

describe('a request that the contract does not allow', () => {
  test.each([
    ['no API key', '/indexers', {headers: {'X-Syndica-Api-Key': ''}}, 401, 'The API key is missing or not valid'],
    ['a limit that is not a number', '/indexers?limit=many', {}, 400, 'The parameter limit must be integer.'],
    ['a limit that is too high', '/indexers?limit=101', {}, 400, 'The parameter limit must be <= 100.'],
    ['an unknown status', '/indexers?status=idle', {}, 400, 'pending, running, stopped, failed'],
    ['a filter twice', '/indexers?status=failed&status=running', {}, 400, 'The parameter status'],
    ['an unknown parameter', '/indexers?state=failed', {}, 400, 'The parameter state is unknown.'],
    ['an unknown cursor', '/indexers?cursor=abc', {}, 400, 'The parameter cursor'],
    ['an invalid time', `/indexers/${indexerId}/logs?since=yesterday`, {}, 400, 'The parameter since'],
    ['an empty key', `/indexers/${indexerId}/output?key=`, {}, 400, 'The parameter key'],
    ['an invalid id', '/indexers/swap-records/logs', {}, 404, 'indexerId'],
    ['the id of another resource', `/indexers/${binaryId}`, {method: 'DELETE'}, 404, 'indexerId'],
    ['an unknown operation', '/indexers', {method: 'PUT'}, 404, 'The contract has no PUT /indexers.'],
    ['an unexpected body', `/indexers/${indexerId}`, {method: 'DELETE', body: '{}'}, 400, 'takes no body'],
    ['no body', '/indexers', {method: 'POST'}, 400, 'The body is missing.'],
  ] as const)('%s', async (_, path, sent, status, text) => {
    const answer = await send(path, sent);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({status});
    expect(JSON.stringify(answer.body)).toContain(text);
  });

  test.each([
    ['a missing field', {name: 'a'}, [{pointer: '#/binaryId', detail: 'The field is missing.'}]],
    ['an unknown field', {...newIndexer, size: 1}, [{pointer: '#/size', detail: 'The field is unknown.'}]],
    ['a value of the wrong type', {...newIndexer, name: 1}, [{pointer: '#/name', detail: 'The field must be string.'}]],
    ['an unknown binary', {...newIndexer, binaryId: indexerId}, [{pointer: '#/binaryId'}]],
    [
      'an unknown column type',
      {
        ...newIndexer,
        postgresWriter: {
          enabled: true,
          db_connection_str: 'postgresql://db.example.com/a',
          keys: {A: {table_name: 'A', columns: {b: {type: 'money', required: true}}}},
        },
      },
      [{pointer: '#/postgresWriter/keys/A/columns/b/type'}],
    ],
  ])('a body with %s', async (_, body, errors) => {
    expect(await create(body)).toMatchObject({status: 400, body: {errors}});
  });

  test('a body of another content type', async () => {
    const answer = await post('/indexers', 'application/x-www-form-urlencoded', JSON.stringify(newIndexer));
    expect(answer).toMatchObject({status: 415, body: {detail: expect.stringContaining('application/json')}});
  });

  test('a JSON body that is not an object', async () => {
    expect(await create(null)).toMatchObject({
      status: 400,
      body: {errors: [{pointer: '#', detail: 'The field must be object.'}]},
    });
  });

  test('a body that is not JSON', async () => {
    expect(await post('/indexers', 'application/json', '{')).toMatchObject({
      status: 400,
      body: {detail: 'The body is not JSON.'},
    });
  });

  test('an upload without a name', async () => {
    expect(await upload('/binaries')).toMatchObject({status: 400, body: {detail: 'The parameter name is missing.'}});
  });

  test.each([
    ['of other bytes', digestOf(Buffer.from('other')), 'The body is damaged or incomplete. Send it again.'],
    ['in hexadecimal', 'sha-256=5f8f', 'The parameter Content-Digest must be sha-256=:<base64>:.'],
  ])('an upload with a digest %s', async (_, digest, detail) => {
    expect(await upload('/binaries?name=a', {'Content-Digest': digest})).toMatchObject({status: 400, body: {detail}});
  });

  test('an upload of anything but WebAssembly', async () => {
    expect(await upload('/binaries?name=a', {}, new Uint8Array([1, 2, 3, 4]))).toMatchObject({
      status: 400,
      body: {detail: 'The body is not WebAssembly.'},
    });
  });

  test('an Idempotency-Key that is too long', async () => {
    expect(await create(newIndexer, {'Idempotency-Key': 'a'.repeat(256)})).toMatchObject({
      status: 400,
      body: {detail: expect.stringContaining('The parameter Idempotency-Key')},
    });
  });
});
