import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {exampleFee, readFee, type FeeDraft} from './draft';
import {comparedLimits, defaultUnitLimit, feeOf, priorityFee} from './fee';
import {feeCodec} from './query-codec';

const u64 = fc.bigInt(0n, 2n ** 64n - 1n);

describe('the priority fee', () => {
  // Test cases of the node software.
  test.each([
    [999_999n, 1n, 1n],
    [1_000_000n, 1n, 1n],
    [1_000_001n, 1n, 2n],
    [200n, 100_000n, 20n],
    [0n, 1_400_000n, 0n],
    [50_000n, 200_000n, 10_000n],
  ])('at %s micro-lamports for %s units is %s lamports', (price, units, lamports) => {
    expect(priorityFee(price, units)).toBe(lamports);
  });

  it('is the smallest whole number of lamports that is at least price × limit', () => {
    fc.assert(
      fc.property(u64, fc.bigInt(0n, 1_400_000n), (price, units) => {
        const fee = priorityFee(price, units);
        expect(fee * 1_000_000n >= price * units).toBe(true);
        expect(fee === 0n || (fee - 1n) * 1_000_000n < price * units).toBe(true);
      }),
    );
  });
});

test('the total is the sum of the base fee, the priority fee, and the tip', () => {
  expect(feeOf({signatures: 2n, unitLimit: 200_000n, price: 50_000n, tip: 1n})).toEqual({
    base: 10_000n,
    priority: 10_000n,
    tip: 1n,
    total: 20_001n,
  });
});

test.each([
  [1n, 1n, 203_000n],
  [0n, 3n, 9_000n],
  [8n, 0n, 1_400_000n],
])('%s ordinary and %s built-in instructions may use %s units', (ordinary, builtin, units) => {
  expect(defaultUnitLimit(ordinary, builtin)).toBe(units);
});

test('the compared limits include the reader’s, once and in order', () => {
  expect(comparedLimits(80_000n)).toEqual([3_000n, 80_000n, 200_000n, 600_000n, 1_400_000n]);
  expect(comparedLimits(200_000n)).toEqual([3_000n, 200_000n, 600_000n, 1_400_000n]);
});

describe('readFee', () => {
  test.each<[Partial<FeeDraft>, Partial<FeeDraft>]>([
    [{units: '1400001'}, {units: 'Enter 1,400,000 or less.'}],
    [{signatures: '0'}, {signatures: 'Enter 1 or more.'}],
    [{price: '0.5'}, {price: 'Enter a whole number from 0 to 18,446,744,073,709,551,615.'}],
    [{limitFrom: 'default', ordinary: 'x', units: 'x'}, {ordinary: 'Enter a whole number from 0 to 255.'}],
  ])('%j is rejected', (change, errors) => {
    expect(readFee({...exampleFee, ...change}).errors).toEqual(errors);
  });
});

describe('the URL', () => {
  it('omits the example', () => {
    expect(feeCodec.write({draft: exampleFee, ignored: []})).toStrictEqual({fee: undefined});
    expect(feeCodec.read(new URLSearchParams())).toEqual({draft: exampleFee, ignored: []});
  });

  test.each<[Partial<FeeDraft>, string]>([
    [{units: '80,000'}, 'signatures:1,units:80000,price:50000,tip:0'],
    [{limitFrom: 'default', ordinary: '3'}, 'signatures:1,ordinary:3,builtin:1,price:50000,tip:0'],
  ])('has only the fields in use: %j', (change, fee) => {
    expect(feeCodec.write({draft: {...exampleFee, ...change}, ignored: []})).toStrictEqual({fee});
  });

  test.each<[string, FeeDraft['limitFrom']]>([
    ['price:7', 'set'],
    ['units:80000', 'set'],
    ['ordinary:3', 'default'],
    ['builtin:3', 'default'],
    ['units:80000,ordinary:3', 'set'],
  ])('tells where the limit comes from: %s', (fee, limitFrom) => {
    expect(feeCodec.read(new URLSearchParams({fee})).draft).toMatchObject({limitFrom});
  });

  it('round-trips every fee', () => {
    const digits = u64.map(String);
    const small = fc.integer({min: 1, max: 255}).map(String);
    const drafts: fc.Arbitrary<FeeDraft> = fc.record({
      signatures: small,
      limitFrom: fc.constantFrom('set', 'default'),
      units: fc.nat(1_400_000).map((units) => units.toLocaleString('en-US')),
      ordinary: small,
      builtin: small,
      price: digits,
      tip: digits,
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const {fee = ''} = feeCodec.write({draft, ignored: []});
        const {draft: back, ignored} = feeCodec.read(new URLSearchParams({fee}));
        expect(ignored).toEqual([]);
        expect(readFee(back)).toEqual(readFee(draft));
      }),
    );
  });

  it('ignores what it cannot parse', () => {
    expect(feeCodec.read(new URLSearchParams('fee=price:7,speed:9,tip:-1'))).toEqual({
      draft: {...exampleFee, price: '7'},
      ignored: ['fee=speed:9', 'fee=tip:-1'],
    });
  });

  it('keeps the last valid fee while a field is invalid', () => {
    expect(feeCodec.write({draft: {...exampleFee, price: ''}, ignored: []})).toStrictEqual({});
  });
});
