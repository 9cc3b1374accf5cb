import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {allFields} from '../../data/rpc/all-fields';
import {rpcMethods, type RpcMethod} from '../../data/rpc/methods';
import {compactJson} from '../../lib/literals/compact-json';
import {parseJson} from '../../lib/literals/json-value';
import {byteLength} from './byte-length';
import {controlOf} from './controls';
import {fieldAt, paramsOf, textsOf, textsWith, typedWith, typedWithout, type Texts, type Typed} from './form';
import {review} from './review';

function methodOf(name: string): RpcMethod {
  const method = rpcMethods.find((each) => each.name === name);
  if (!method) throw new Error(name);
  return method;
}

const pubkey = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const built = (name: string, texts: Texts) => compactJson(paramsOf(methodOf(name).params, texts));
const errors = (name: string, texts: Texts) => review(methodOf(name), texts).errors;

describe('a form', () => {
  test('describes the inner fields of JSON fields, since they are not listed below', () => {
    const fields = rpcMethods
      .flatMap(({params}) => allFields(params))
      .filter((field) => controlOf(field).kind === 'json');
    expect(fields.length).toBeGreaterThan(0);
    for (const {name, description, fields: inner = []} of fields) {
      expect(description, name).not.toContain('below');
      for (const part of inner) expect(description, name).toContain(`\`${part.name}\``);
    }
  });

  test.each(rpcMethods.map((method) => [method.name, method] as const))(
    'filled with the example of %s gives the example’s parameters, without errors',
    (_name, method) => {
      const texts = textsOf(method.params, method.example.params);
      expect(paramsOf(method.params, texts)).toEqual(method.example.params);
      expect(review(method, texts)).toMatchObject({errors: {}, isValid: true});
    },
  );

  test('omits trailing empty fields, and writes null for skipped ones', () => {
    expect(built('getBalance', {pubkey})).toBe(`["${pubkey}"]`);
    expect(built('getBalance', {pubkey, 'config.commitment': ' '})).toBe(`["${pubkey}"]`);
    expect(built('getLeaderSchedule', {'config.identity': pubkey})).toBe(`[null,{"identity":"${pubkey}"}]`);
    expect(built('getSlot', {})).toBe('[]');
    expect(built('getMultipleAccounts', {pubkeys: ' , '})).toBe('[]');
    expect(built('getTokenAccountsByOwner', {owner: pubkey})).toBe(`["${pubkey}",{}]`);
  });

  test('converts text to the type in the schema', () => {
    expect(built('getMultipleAccounts', {pubkeys: ` ${pubkey}\n\n${pubkey} `})).toBe(`[["${pubkey}","${pubkey}"]]`);
    expect(built('getTransaction', {'config.maxSupportedTransactionVersion': '1'})).toBe(
      '[null,{"maxSupportedTransactionVersion":1}]',
    );
    expect(built('simulateTransaction', {'config.sigVerify': 'false'})).toBe('[null,{"sigVerify":false}]');
    expect(built('getProgramAccounts', {'config.filters': '[{"dataSize": 18446744073709551615}]'})).toBe(
      '[null,{"filters":[{"dataSize":18446744073709551615}]}]',
    );
  });

  test.each([
    `${pubkey}, ${pubkey}`,
    `${pubkey},\n${pubkey},`,
    `${pubkey},${pubkey}`,
    `["${pubkey}", "${pubkey}"]`,
    `'${pubkey}',\n'${pubkey}'`,
  ])('parses list entries separated by commas: %s', (typed) => {
    expect(built('getMultipleAccounts', {pubkeys: typed})).toBe(`[["${pubkey}","${pubkey}"]]`);
    expect(errors('getMultipleAccounts', {pubkeys: typed})).toEqual({});
  });

  test.each(['1,000', '1_000', '1 000', '1\u00A0000', '1\u202F000', '1’000', "1'000"])(
    'parses %s as a number, without its separator',
    (typed) => {
      const texts = {pubkey, 'config.minContextSlot': typed};
      expect(built('getBalance', texts)).toBe(`["${pubkey}",{"minContextSlot":1000}]`);
      expect(errors('getBalance', texts)).toEqual({});
    },
  );

  test('keeps text that is not a number, so that validation rejects it', () => {
    const texts = {pubkey, 'config.minContextSlot': '1,00'};
    expect(errors('getBalance', texts)['config.minContextSlot']).toContain('Enter a whole number');
  });

  test('keeps every digit of an amount', () => {
    fc.assert(
      fc.property(fc.bigInt({min: 0n, max: 2n ** 64n - 1n}), (lamports) => {
        const texts = {pubkey, lamports: String(lamports)};
        expect(built('requestAirdrop', texts)).toBe(`["${pubkey}",${lamports}]`);
        expect(errors('requestAirdrop', texts)).toEqual({});
      }),
    );
  });

  test('accepts any text in any field without throwing', () => {
    const texts = fc.dictionary(fc.string(), fc.string());
    fc.assert(
      fc.property(fc.constantFrom(...rpcMethods), texts, fc.string(), (method, some, text) => {
        const example = textsOf(method.params, method.example.params);
        const all = {...some, ...Object.fromEntries(Object.keys(example).map((key) => [key, text]))};
        expect(() => review(method, all)).not.toThrow();
        expect(parseJson(compactJson(paramsOf(method.params, all)))).toEqual(paramsOf(method.params, all));
      }),
    );
  });
});

describe('the input', () => {
  const shown = (name: string, typed: Typed) => textsWith(typed, methodOf(name));
  const typedIn = (name: string, key: string, text: string, typed: Typed = {}) =>
    typedWith(typed, methodOf(name).params, key, text);

  test('is shown for every method with a field of that name and type; others show their example', () => {
    const typed = typedIn('getAccountInfo', 'pubkey', pubkey);
    expect(shown('getAccountInfo', typed).pubkey).toBe(pubkey);
    expect(shown('getBalance', typed).pubkey).toBe(pubkey);
    expect(shown('getBalance', {}).pubkey).not.toBe(pubkey);
    expect(built('getTokenSupply', shown('getTokenSupply', typed))).toBe(
      compactJson(methodOf('getTokenSupply').example.params),
    );
    expect(shown('getAccountInfo', typedIn('getBalance', 'pubkey', '', typed)).pubkey).toBe('');
  });

  test('can be reset for a method, and is kept for fields of other methods', () => {
    const typed = typedIn('getBlocksWithLimit', 'startSlot', '8', typedIn('getAccountInfo', 'pubkey', pubkey));
    const without = typedWithout(typed, methodOf('getBlocksWithLimit').params);
    expect(shown('getBlocksWithLimit', without)).toEqual(shown('getBlocksWithLimit', {}));
    expect(shown('getAccountInfo', without).pubkey).toBe(pubkey);
  });

  test('is shared only between fields with the same values', () => {
    const typed = typedIn('getBalance', 'config.commitment', 'processed');
    expect(shown('getSlot', typed)['config.commitment']).toBe('processed');
    // Nodes reject this value for this method.
    expect(shown('getBlock', typed)['config.commitment']).not.toBe('processed');
  });
});

describe('shows next to the field what to enter', () => {
  test.each([
    ['getBalance', {}, 'pubkey', 'Enter a value'],
    ['getBalance', {pubkey: 'abc'}, 'pubkey', 'it has 3 bytes'],
    ['getBalance', {pubkey: `${pubkey}\u200B`}, 'pubkey', 'the character "<U+200B>"'],
    ['getBalance', {pubkey: 'name.sol'}, 'pubkey', 'Resolve it to its public key first'],
    ['requestAirdrop', {pubkey, lamports: '1.5'}, 'lamports', 'from 0 to 18,446,744,073,709,551,615.'],
    ['requestAirdrop', {pubkey, lamports: '18446744073709551616'}, 'lamports', 'Enter a whole number'],
    ['getAccountInfo', {pubkey, 'config.dataSlice.offset': '1'}, 'config.dataSlice.length', 'Enter a value'],
    ['getProgramAccounts', {programId: pubkey, 'config.filters': '[{]'}, 'config.filters', 'This is not valid JSON'],
    ['getSignaturesForAddress', {address: pubkey, 'config.limit': '2000'}, 'config.limit', 'from 1 to 1,000'],
    ['getSignaturesForAddress', {address: pubkey, 'config.limit': '2,000'}, 'config.limit', 'from 1 to 1,000'],
    ['getMultipleAccounts', {pubkeys: `${pubkey}\nabc`}, 'pubkeys', 'it has 3 bytes'],
    // The first of two mistakes.
    ['getMultipleAccounts', {pubkeys: `abc\n${pubkey}1`}, 'pubkeys', 'it has 3 bytes'],
    ['getTokenAccountsByOwner', {owner: pubkey}, 'filter', 'Write one of mint, programId'],
  ])('%s %j', (name, texts, key, words) => expect(errors(name, texts)[key]).toContain(words));

  test('findings about no field are listed separately', () => {
    const {remarks, isValid} = review(methodOf('getBlock'), {slot: '5'});
    expect(isValid).toBe(true);
    expect(remarks).toMatchObject([{path: 'params[1]'}]);
    expect(fieldAt(methodOf('getBlock').params, ['method'])).toBeUndefined();
  });
});

test('bytes are counted in UTF-8', () => expect(byteLength(compactJson({a: 'é€😀'}))).toBe(17));
