import metaSchema from '@open-rpc/meta-schema';
import Ajv from 'ajv';
import {describe, expect, test} from 'vitest';
import {rpcMethods} from '../../data/rpc/methods';
import {jsonStyle, printValue} from '../../lib/literals/print-value';
import {openRpcDocument} from './document';
import type {JsonSchema} from './field-schema';

interface Described {
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface Method {
  readonly name: string;
  readonly description?: string;
  readonly servers?: readonly {readonly url: string}[];
  readonly params: readonly Described[];
  readonly result: Described;
  readonly errors: readonly {readonly code: number; readonly message: string}[];
  readonly examples?: readonly {
    readonly params: readonly {readonly name: string; readonly value: unknown}[];
    readonly result: {readonly value: unknown};
  }[];
  readonly 'x-notification'?: Notification;
}

interface Notification {
  readonly schema: JsonSchema;
  readonly example: {readonly params: unknown};
}

const text = printValue(openRpcDocument('https://docs.test/reference'), jsonStyle);
const read = JSON.parse(text) as {readonly methods: readonly Method[]};
const byName = new Map(read.methods.map((method) => [method.name, method]));
const withExamples = read.methods.filter(({examples}) => examples);

const draft7 = 'http://json-schema.org/draft-07/schema#';
const ajv = new Ajv({strict: false, validateFormats: false});
/** The OpenRPC meta-schema references a mirror of JSON Schema draft 7, which its package does not include. */
function withDraft7(schema: string): string {
  return schema
    .replaceAll('https://meta.json-schema.tools/#/definitions/JSONSchemaObject', draft7)
    .replaceAll(/https:\/\/meta\.json-schema\.tools\/?/g, draft7);
}

/** Validation errors of a value; empty if it is valid. */
function mistakes(schema: JsonSchema, value: unknown): readonly string[] {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);
}

test('is a valid OpenRPC document', () => {
  const validate = ajv.compile(JSON.parse(withDraft7(JSON.stringify(metaSchema))) as JsonSchema);
  expect(validate(read) || validate.errors).toBe(true);
  expect(validate({...read, methods: [{name: 'a'}]})).toBe(false);
  const params = [{name: 'a', schema: {type: 'text'}}];
  expect(validate({...read, methods: [{name: 'a', params, result: params[0]}]})).toBe(false);
});

test('has every method of the reference, and every unsubscribe method', () => {
  const ends = rpcMethods.flatMap((method) => (method.transport === 'websocket' ? [method.unsubscribe.method] : []));
  expect([...byName.keys()].sort()).toEqual([...rpcMethods.map(({name}) => name), ...ends].sort());
});

test('has a message for every error', () => {
  expect(read.methods.flatMap(({errors}) => errors).filter(({message}) => message === '')).toEqual([]);
});

test('says of a method that is only announced which release is expected to add it, and of another since when', () => {
  const releases = rpcMethods.flatMap(({name, since, availability}) => (since ? [{name, since, availability}] : []));
  expect(releases.map(({availability}) => availability)).toEqual(expect.arrayContaining(['announced', undefined]));
  for (const {name, since, availability} of releases) {
    expect(byName.get(name)?.description).toContain(
      availability === 'announced' ? `No release serves it yet: ${since} is expected to add it.` : `Since ${since}.`,
    );
  }
});

test('keeps every digit of 64-bit integers', () => {
  expect(text).toContain('"rentEpoch": 18446744073709551615');
});

test('subscriptions use the WebSocket URLs', () => {
  for (const method of ['slotSubscribe', 'slotUnsubscribe']) {
    expect(byName.get(method)?.servers?.map(({url}) => new URL(url).protocol)).toEqual(['wss:', 'wss:']);
  }
});

describe.each(withExamples)('the example of $name', ({params, result, examples = []}) => {
  test.each(examples)('has parameters and a result that match their schemas, in order', (example) => {
    example.params.forEach(({name, value}, index) => {
      expect(name).toBe(params[index]?.name);
      expect(mistakes(params[index]?.schema ?? {}, value)).toEqual([]);
    });
    const left = params.slice(example.params.length);
    expect(left.filter(({required}) => required)).toEqual([]);
    expect(mistakes(result.schema, example.result.value)).toEqual([]);
  });
});

const notifications = read.methods.flatMap(({name, 'x-notification': notification}) =>
  notification ? [{name, ...notification}] : [],
);

test.each(notifications)('the notification of $name has an example that matches its schema', ({schema, example}) => {
  expect(mistakes(schema, example.params)).toEqual([]);
});

test.each([
  ['getBalance', 0, 1],
  ['getBalance', 0, 'not an address'],
  ['getBalance', 1, {commitment: 'recent'}],
  ['getMultipleAccounts', 0, Array.from({length: 101}, () => '11111111111111111111111111111111')],
  ['getProgramAccounts', 1, {filters: ['tokenAccount']}],
  ['getProgramAccounts', 1, {filters: [{memcmp: {offset: 0}}]}],
  ['getSignaturesForAddress', 1, {limit: 1001}],
] as const)('%s rejects parameter %i: %j', (name, index, value) => {
  const param = byName.get(name)?.params.at(index);
  expect(mistakes(param?.schema ?? {}, value)).not.toEqual([]);
});

test('says which releases of the node require or ignore a setting', () => {
  const settings = JSON.stringify(byName.get('getSignatureStatuses')?.params.at(1)?.schema);
  expect(settings).toContain('Since Agave 4.4.');
  expect(settings).toContain('Required before Agave 4.4.');
});

test('accepts null for an optional parameter, but not for a required one', () => {
  const [address, config] = byName.get('getBalance')?.params ?? [];
  expect(mistakes(config?.schema ?? {}, null)).toEqual([]);
  expect(mistakes(config?.schema ?? {}, {commitment: null})).toEqual([]);
  expect(mistakes(address?.schema ?? {}, null)).not.toEqual([]);
});
