import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {allFields} from '../../data/rpc/all-fields';
import {rpcMethods, type RpcMethod} from '../../data/rpc/methods';
import {parseJson} from '../../lib/literals/json-value';
import {compactJson} from '../../lib/literals/compact-json';
import {byteLength} from './byte-length';
import {controlOf} from './controls';
import {fieldAt, paramsOf, textsOf, textsWith, typedWith, typedWithout, type Texts} from './form';
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
  test('says of what is typed as JSON which fields it has: none stand below it', () => {
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
    'filled with the example of %s says what the example says, and nothing is wrong with it',
    (_name, method) => {
      const texts = textsOf(method.params, method.example.params);
      expect(paramsOf(method.params, texts)).toEqual(method.example.params);
      expect(review(method, texts)).toMatchObject({errors: {}, isValid: true});
    },
  );

  test('leaves out what is empty, and writes null for what is skipped', () => {
    expect(built('getBalance', {pubkey})).toBe(`["${pubkey}"]`);
    expect(built('getBalance', {pubkey, 'config.commitment': ' '})).toBe(`["${pubkey}"]`);
    expect(built('getLeaderSchedule', {'config.identity': pubkey})).toBe(`[null,{"identity":"${pubkey}"}]`);
    expect(built('getSlot', {})).toBe('[]');
    expect(built('getMultipleAccounts', {pubkeys: ' , '})).toBe('[]');
    expect(built('getTokenAccountsByOwner', {owner: pubkey})).toBe(`["${pubkey}",{}]`);
  });

  test('types what stands in a field as its schema says', () => {
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
  ])('reads the entries of a list with commas between them: %s', (typed) => {
    expect(built('getMultipleAccounts', {pubkeys: typed})).toBe(`[["${pubkey}","${pubkey}"]]`);
    expect(errors('getMultipleAccounts', {pubkeys: typed})).toEqual({});
  });

  test.each(['1,000', '1_000', '1 000'])('reads %s as the figure that it is, without its separator', (typed) => {
    const texts = {pubkey, 'config.minContextSlot': typed};
    expect(built('getBalance', texts)).toBe(`["${pubkey}",{"minContextSlot":1000}]`);
    expect(errors('getBalance', texts)).toEqual({});
  });

  test('keeps what is no figure, so that the check refuses it', () => {
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

  test('takes any text in any field without failing', () => {
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

describe('what is typed', () => {
  const shown = (name: string, typed: Texts) => textsWith(typed, methodOf(name));
  const typedIn = (name: string, key: string, text: string, typed: Texts = {}) =>
    typedWith(typed, methodOf(name).params, key, text);

  test('stands in every method that has a field of that name and type, and the example in the others', () => {
    const typed = typedIn('getAccountInfo', 'pubkey', pubkey);
    expect(shown('getAccountInfo', typed).pubkey).toBe(pubkey);
    expect(shown('getBalance', typed).pubkey).toBe(pubkey);
    expect(shown('getBalance', {}).pubkey).not.toBe(pubkey);
    expect(built('getTokenSupply', shown('getTokenSupply', typed))).toBe(
      compactJson(methodOf('getTokenSupply').example.params),
    );
    expect(shown('getAccountInfo', typedIn('getBalance', 'pubkey', '', typed)).pubkey).toBe('');
  });

  test('goes for a method, and stays for what only others have', () => {
    const typed = typedIn('getBlocksWithLimit', 'startSlot', '8', typedIn('getAccountInfo', 'pubkey', pubkey));
    const without = typedWithout(typed, methodOf('getBlocksWithLimit').params);
    expect(shown('getBlocksWithLimit', without)).toEqual(shown('getBlocksWithLimit', {}));
    expect(shown('getAccountInfo', without).pubkey).toBe(pubkey);
  });

  test('stays with fields of the same values', () => {
    const typed = typedIn('getBalance', 'config.commitment', 'processed');
    expect(shown('getSlot', typed)['config.commitment']).toBe('processed');
    // There, a node refuses this value.
    expect(shown('getBlock', typed)['config.commitment']).not.toBe('processed');
  });
});

describe('says beside the field what to type', () => {
  test.each([
    ['getBalance', {}, 'pubkey', 'Enter a value'],
    ['getBalance', {pubkey: 'abc'}, 'pubkey', 'it has 3 bytes'],
    ['getBalance', {pubkey: 'name.sol'}, 'pubkey', 'Resolve it to its public key first'],
    ['requestAirdrop', {pubkey, lamports: '1.5'}, 'lamports', 'from 0 to 18,446,744,073,709,551,615.'],
    ['requestAirdrop', {pubkey, lamports: '18446744073709551616'}, 'lamports', 'Enter a whole number'],
    ['getAccountInfo', {pubkey, 'config.dataSlice.offset': '1'}, 'config.dataSlice.length', 'Enter a value'],
    ['getProgramAccounts', {programId: pubkey, 'config.filters': '[{]'}, 'config.filters', 'This is not valid JSON'],
    ['getSignaturesForAddress', {address: pubkey, 'config.limit': '2000'}, 'config.limit', 'from 1 to 1,000'],
    ['getSignaturesForAddress', {address: pubkey, 'config.limit': '2,000'}, 'config.limit', 'from 1 to 1,000'],
    ['getMultipleAccounts', {pubkeys: `${pubkey}\nabc`}, 'pubkeys', 'it has 3 bytes'],
    ['getTokenAccountsByOwner', {owner: pubkey}, 'filter', 'Write one of mint, programId'],
  ])('%s %j', (name, texts, key, words) => expect(errors(name, texts)[key]).toContain(words));

  test('what is about no field stands apart', () => {
    const {remarks, isValid} = review(methodOf('getBlock'), {slot: '5'});
    expect(isValid).toBe(true);
    expect(remarks).toMatchObject([{path: 'params[1]'}]);
    expect(fieldAt(methodOf('getBlock').params, ['method'])).toBeUndefined();
  });
});

test('bytes are those of UTF-8', () => expect(byteLength(compactJson({a: 'é€😀'}))).toBe(17));
