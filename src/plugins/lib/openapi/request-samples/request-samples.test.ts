import {describe, expect, it} from 'vitest';
import {findOperation} from '../find-operation';
import {readContract} from '../load-contract';
import {requestSamples} from '.';

/** Cases that the site's contract does not contain: tests/samples already runs all samples of that one. */
const contract = readContract(
  `openapi: 3.1.0
info: {title: Fixture, version: 1.0.0}
servers: [{url: 'https://fixture.example.com/base/'}]
paths:
  /things/{name}:
    put:
      operationId: PutThing
      parameters:
        - {name: name, in: path, required: true, schema: {type: string}, example: a/b c}
        - {name: mode, in: query, schema: {type: string}, example: x&y}
        - {name: X-Trace, in: header, schema: {type: string}, example: "it's"}
        - {name: X-Unused, in: header, schema: {type: string}}
      requestBody:
        content:
          application/json:
            schema: {type: object}
            examples:
              one: {value: {text: "it's \\"quoted\\"", big: null}}
              two: {summary: The other one., value: {text: other}}
      responses:
        '204': {description: Done.}
  /things:
    post:
      operationId: MakeThing
      parameters:
        - {name: Idempotency-Key, in: header, schema: {type: string}, example: x}
      responses:
        '204': {description: Done.}
  /lost:
    get:
      operationId: GetLost
      parameters:
        - {name: q, in: query, required: true, schema: {type: string}}
      responses:
        '204': {description: Done.}
  /bare:
    post:
      operationId: PostBare
      requestBody: {content: {application/json: {schema: {type: object}}}}
      responses:
        '204': {description: Done.}
  /module:
    put:
      operationId: PutModule
      requestBody: {content: {application/wasm: {}}}
      responses:
        '204': {description: Done.}
`,
  'fixture.yaml',
);

function samplesOf(id: string): Record<string, string> {
  const [{samples} = {samples: []}] = requestSamples(contract, findOperation(contract, id));
  return Object.fromEntries(samples.map(({language, text}) => [language.extension, text]));
}

describe('requestSamples', () => {
  const {sh = '', ts = '', py = ''} = samplesOf('PutThing');

  it('writes each language, in the order of the tabs', () => {
    expect(Object.keys(samplesOf('PutThing'))).toEqual(['sh', 'ts', 'py']);
  });

  it('writes each example of the body', () => {
    const calls = requestSamples(contract, findOperation(contract, 'PutThing'));
    expect(calls.map(({summary}) => summary)).toEqual(['', 'The other one.']);
    for (const {text} of calls[1]?.samples ?? []) expect(text).toMatch(/text['"]?: ['"]other['"]/);
  });

  it('encodes values in the URL', () => {
    expect(sh).toContain(
      "curl --fail-with-body --request PUT 'https://fixture.example.com/base/things/a%2Fb%20c?mode=x%26y'",
    );
    expect(ts).toContain("new URL('https://fixture.example.com/base/things/a%2Fb%20c')");
    expect(ts).toContain("url.searchParams.set('mode', 'x&y');");
    expect(py).toContain('query = {"mode": "x&y"}');
    expect(py).toContain('method="PUT"');
  });

  it('escapes quotes in strings', () => {
    expect(sh).toContain(String.raw`--header 'X-Trace: it'\''s'`);
    expect(sh).toContain(String.raw`{"text": "it'\''s \"quoted\"", "big": null}`);
    expect(ts).toContain(String.raw`'it\'s "quoted"'`);
    expect(py).toContain(String.raw`{"text": "it's \"quoted\"", "big": None}`);
  });

  it('sends no key if none is needed, and no header without an example', () => {
    for (const text of [sh, ts, py]) expect(text).not.toMatch(/SYNDICA_API_KEY|X-Unused/);
  });

  it('keeps the idempotency key in the shell until a call succeeds', () => {
    const lines = (samplesOf('MakeThing').sh ?? '').split('\n');
    expect(lines).toContain('idempotency_key=${idempotency_key:-$(openssl rand -hex 16)}');
    expect(lines).toContain('  --header "Idempotency-Key: $idempotency_key" && unset idempotency_key');
    expect(sh).not.toContain('idempotency_key');
  });

  it('names a required parameter without an example', () => {
    expect(() => samplesOf('GetLost')).toThrow('fixture.yaml:4: GetLost needs an example of its parameter "q".');
  });

  it('uploads a body of a type that is a file, and names any other one without an example', () => {
    expect(samplesOf('PutModule').sh).toContain('@processor.wasm');
    expect(() => samplesOf('PostBare')).toThrow(
      'fixture.yaml:4: PostBare needs an example of its application/json body.',
    );
  });
});
