import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import {exampleDraft, readShape, settingsWith, type ShapeDraft} from './draft';
import {fewestToMove, fitOf, fitsByVersion} from './fit';
import {shapeCodec} from './query-codec';
import type {TransactionShape} from './shape';

const transfers: TransactionShape = {
  version: 'v0',
  signatures: 1,
  accounts: 27,
  instructions: [{times: 25, accounts: 2, dataBytes: 12}],
  tables: [],
  settings: [],
};

test('a setting that is switched off and on again gives the same draft', () => {
  const without = settingsWith(exampleDraft.settings, 'limit', false);
  expect(without).toEqual(['price']);
  expect(settingsWith(without, 'limit', true)).toEqual(exampleDraft.settings);
});

describe('readShape', () => {
  it('reads the example', () => {
    expect(readShape(exampleDraft).value).toEqual({...transfers, settings: ['limit', 'price']});
  });

  test.each<[string, Partial<ShapeDraft>, Record<string, string>]>([
    ['text that is not a number', {signatures: 'one'}, {signatures: 'Enter a whole number from 1 to 127.'}],
    [
      'fewer accounts than signers and a program',
      {signatures: '3', accounts: '3'},
      {accounts: 'Enter 4 or more: the signers and a program count too.'},
    ],
    [
      'more accounts of an instruction than an index can name',
      {instructions: [{times: '1', accounts: '256', dataBytes: '0'}]},
      {'accounts-0': 'Enter 255 or less.'},
    ],
    [
      'more accounts from tables than the transaction has',
      {tables: [{writable: '20', readonly: '6'}]},
      {'writable-0': 'Enter 25 or less in total: signers and programs can’t come from a table.'},
    ],
    [
      'a second table without remaining accounts',
      {
        tables: [
          {writable: '25', readonly: '0'},
          {writable: '1', readonly: '0'},
        ],
      },
      {'writable-1': 'No account is left for this table: signers and programs can’t come from one.'},
    ],
  ])('says what to enter instead of %s', (_, change, errors) => {
    expect(readShape({...exampleDraft, ...change}).errors).toEqual(errors);
  });

  it('keeps tables in a version without them, for the comparison and the address', () => {
    const tables = [{writable: '20', readonly: '5'}];
    const {value} = readShape({...exampleDraft, version: 'legacy', tables});
    expect(value).toMatchObject({version: 'legacy', tables: [{writable: 20, readonly: 5}]});
  });

  it('ignores tables that are wrong in a version without them', () => {
    expect(
      readShape({...exampleDraft, version: 'v1', tables: [{writable: '99', readonly: 'x'}]}).value?.tables,
    ).toEqual([]);
  });
});

describe('fit', () => {
  it('matches the output of the page’s sample', () => {
    const table = {writable: 25, readonly: 0};
    expect(fitOf(transfers)).toMatchObject({bytes: 1393, limit: 1232, fits: false});
    expect(fitOf({...transfers, tables: [table]})).toMatchObject({bytes: 652, fits: true});
    expect(fitOf({...transfers, version: 'v1', settings: ['limit', 'price', 'data']})).toMatchObject({
      bytes: 1436,
      limit: 4096,
      fits: true,
    });
  });

  it('includes a transaction of exactly the largest size', () => {
    const withData = (dataBytes: number) =>
      fitOf({...transfers, accounts: 3, instructions: [{times: 1, accounts: 2, dataBytes}]});
    expect(withData(1026)).toMatchObject({bytes: 1232, fits: true});
    expect(withData(1027)).toMatchObject({bytes: 1233, fits: false});
  });

  it('compares the versions, with tables only in v0', () => {
    const sizes = fitsByVersion({...transfers, tables: [{writable: 25, readonly: 0}]});
    expect(sizes.map(({bytes}) => bytes)).toEqual([1391, 652, 1420]);
  });

  it('names limits other than the size', () => {
    expect(fitOf({...transfers, accounts: 65}).others).toEqual(['65 accounts are over the limit of 64.']);
    expect(fitOf({...transfers, version: 'v1', signatures: 13}).others).toEqual([
      '13 signatures are over the limit of 12.',
    ]);
    // Only v1 limits signatures other than by the size.
    expect(fitOf({...transfers, signatures: 13}).others).toEqual([]);
    const most = {...transfers, accounts: 64, instructions: [{times: 64, accounts: 0, dataBytes: 0}]};
    expect(fitOf(most).others).toEqual([]);
    // Each setting is an instruction, and the Compute Budget program is an account.
    expect(fitOf({...most, settings: ['limit']}).others).toEqual([
      '65 accounts, with the Compute Budget program, are over the limit of 64.',
      '65 instructions are over the limit of 64.',
    ]);
  });

  it('finds the fewest accounts to move into a table', () => {
    const move = fewestToMove(transfers);
    expect(move).toEqual({accounts: 7, bytes: 1393 + 34 - 7 * 31});
    const fewer = {...transfers, tables: [{writable: 6, readonly: 0}]};
    expect(fitOf(fewer).fits).toBe(false);
    expect(fewestToMove(fewer)).toEqual({accounts: 1, bytes: move?.bytes});
  });

  it('moves none if the transaction fits, or if no number is enough', () => {
    expect(fewestToMove({...transfers, accounts: 5})).toBeUndefined();
    expect(fewestToMove({...transfers, instructions: [{times: 1, accounts: 0, dataBytes: 2000}]})).toBeUndefined();
  });

  it('moves none if another limit would still be exceeded', () => {
    const shape = {...transfers, accounts: 65, instructions: [{times: 1, accounts: 2, dataBytes: 12}]};
    expect(fewestToMove({...shape, accounts: 64})).toMatchObject({accounts: 32});
    expect(fewestToMove(shape)).toBeUndefined();
  });
});

describe('the URL', () => {
  const written = (draft: ShapeDraft) => shapeCodec.write({draft, ignored: []});

  it('omits the example', () => {
    expect(Object.values(written(exampleDraft))).toEqual(Array(6).fill(undefined));
    expect(shapeCodec.read(new URLSearchParams('fee=1'))).toEqual({draft: exampleDraft, ignored: []});
  });

  it('round-trips every valid shape', () => {
    const digits = (max: number) => fc.nat(max).map(String);
    const drafts: fc.Arbitrary<ShapeDraft> = fc.record({
      version: fc.constantFrom('legacy', 'v0', 'v1'),
      signatures: fc.integer({min: 1, max: 12}).map(String),
      accounts: fc.integer({min: 100, max: 256}).map(String),
      instructions: fc.array(
        fc.record({times: fc.integer({min: 1, max: 9}).map(String), accounts: digits(255), dataBytes: digits(4096)}),
        {maxLength: 8},
      ),
      tables: fc.array(fc.record({writable: digits(9), readonly: digits(9)}), {maxLength: 4}),
      settings: fc.subarray(['limit', 'price', 'data', 'heap']),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const parameters = Object.entries(written(draft)).filter(([, text]) => text !== undefined) as [
          string,
          string,
        ][];
        const {draft: back, ignored} = shapeCodec.read(new URLSearchParams(parameters));
        expect(ignored).toEqual([]);
        expect(readShape(back)).toEqual(readShape(draft));
      }),
    );
  });

  it('ignores what it cannot parse', () => {
    const query = new URLSearchParams('version=v7&signers=-2&instructions=3x1:8,bad&tables=1:2:3&settings=limit,speed');
    expect(shapeCodec.read(query)).toEqual({
      draft: {...exampleDraft, instructions: [{times: '3', accounts: '1', dataBytes: '8'}], settings: ['limit']},
      ignored: ['version=v7', 'signers=-2', 'instructions=bad', 'tables=1:2:3', 'settings=speed'],
    });
  });

  it('keeps the last valid shape while a field is invalid', () => {
    expect(written({...exampleDraft, accounts: ''})).toStrictEqual({});
  });
});
