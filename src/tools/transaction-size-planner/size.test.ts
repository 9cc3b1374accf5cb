import {
  AccountRole,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  getAddressDecoder,
  getTransactionEncoder,
  lamports,
  pipe,
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageHeapSize,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLoadedAccountsDataSizeLimit,
  setTransactionMessagePriorityFeeLamports,
  type AccountLookupMeta,
  type AccountMeta,
  type Instruction,
  type TransactionMessage,
  type TransactionMessageWithFeePayer,
} from '@solana/kit';
import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import type {ComputeSetting} from '../../data/transaction-format';
import type {TransactionShape, TransactionVersion} from './shape';
import {lengthBytes, sizeOf, totalBytes} from './size';

/** The accounts of generated transactions. The list that an account is in determines its only role. */
const pool = {
  payer: addresses(0, 1),
  signer: addresses(1, 5),
  writable: addresses(2, 40),
  readonly: addresses(3, 40),
  program: addresses(4, 10),
  tableWritable: addresses(5, 140),
  tableReadonly: addresses(6, 140),
};
const tableAddresses = addresses(7, 2);

type Role = Exclude<keyof typeof pool, 'payer' | 'program'>;

interface Built {
  readonly version: TransactionVersion;
  readonly instructions: readonly {
    readonly program: number;
    readonly accounts: readonly {readonly role: Role; readonly index: number}[];
    readonly dataBytes: number;
  }[];
  readonly settings: readonly ComputeSetting[];
}

const account = fc.oneof(
  ...(['signer', 'writable', 'readonly', 'tableWritable', 'tableReadonly'] as const).map((role) =>
    fc.record({role: fc.constant(role), index: fc.nat(pool[role].length - 1)}),
  ),
);

const transactions: fc.Arbitrary<Built> = fc.record({
  version: fc.constantFrom('legacy', 'v0', 'v1'),
  instructions: fc.array(
    fc.record({
      program: fc.nat(pool.program.length - 1),
      // Beyond 127, the length prefix takes two bytes.
      accounts: fc.array(account, {maxLength: 160}),
      dataBytes: fc.oneof(fc.nat(20), fc.nat(300)),
    }),
    {maxLength: 6},
  ),
  settings: fc.subarray(['limit', 'price', 'data', 'heap'] as const),
});

describe('the size of a transaction', () => {
  it('matches the bytes serialized by kit for any shape', () => {
    fc.assert(
      fc.property(transactions, (built) => {
        expect(totalBytes(sizeOf(shapeOf(built)))).toBe(bytesOf(built));
      }),
      {numRuns: 100},
    );
  });

  test.each([
    ['legacy', 1391],
    ['v0', 1393],
    ['v1', 1420],
  ] as const)('of 25 transfers in %s is %s bytes', (version, bytes) => {
    expect(
      totalBytes(
        sizeOf({
          version,
          signatures: 1,
          accounts: 27,
          instructions: [{times: 25, accounts: 2, dataBytes: 12}],
          tables: [],
          settings: [],
        }),
      ),
    ).toBe(bytes);
  });
});

test.each([
  [0, 1],
  [127, 1],
  [128, 2],
  [16_383, 2],
  [16_384, 3],
])('a length of %s takes %s bytes', (length, bytes) => {
  expect(lengthBytes(length)).toBe(bytes);
});

function addresses(kind: number, count: number) {
  return Array.from({length: count}, (_, index) =>
    getAddressDecoder().decode(
      new Uint8Array(32)
        .fill(7)
        .with(0, kind + 1)
        .with(1, index),
    ),
  );
}

/** The planner's input for the transaction, counted independently of kit's compiled message. */
function shapeOf({version, instructions, settings}: Built): TransactionShape {
  const named = instructions.flatMap(({accounts}) => accounts);
  const different = (role: Role) => new Set(named.filter((each) => each.role === role).map(({index}) => index));
  const programs = new Set(instructions.map(({program}) => program)).size;
  const fromTables = [0, 1].map((table) => ({
    writable: [...different('tableWritable')].filter((index) => index % 2 === table).length,
    readonly: [...different('tableReadonly')].filter((index) => index % 2 === table).length,
  }));
  const others = (Object.keys(pool) as (keyof typeof pool)[])
    .filter((role) => role !== 'payer' && role !== 'program')
    .reduce((sum, role) => sum + different(role).size, 0);
  return {
    version,
    signatures: 1 + different('signer').size,
    accounts: 1 + programs + others,
    instructions: instructions.map(({accounts, dataBytes}) => ({times: 1, accounts: accounts.length, dataBytes})),
    tables: fromTables.filter(({writable, readonly}) => writable + readonly > 0),
    settings,
  };
}

function bytesOf({version, instructions, settings}: Built): number {
  const payer = at(pool.payer, 0);
  const lifetime = {blockhash: blockhash('HKmurTzmBVjLcJafZMSBDVFJoRfMRAyJxyEJzGnFccKD'), lastValidBlockHeight: 0n};
  const added: Instruction[] = instructions.map(({program, accounts, dataBytes}) => ({
    programAddress: at(pool.program, program),
    accounts: accounts.map(({role, index}) => metaOf(version, role, index)),
    data: new Uint8Array(dataBytes),
  }));
  const empty =
    version === 'v1'
      ? createTransactionMessage({version: 1})
      : createTransactionMessage({version: version === 'v0' ? 0 : 'legacy'});
  const message = pipe(
    empty,
    (m) => setTransactionMessageFeePayer(payer, m),
    (m) => setTransactionMessageLifetimeUsingBlockhash(lifetime, m),
    (m) => appendTransactionMessageInstructions(added, m),
    (m) => withSettings(m, settings),
  );
  return getTransactionEncoder().encode(compileTransaction(message)).length;
}

type Message = TransactionMessage & TransactionMessageWithFeePayer;

function withSettings(message: Message, settings: readonly ComputeSetting[]): Message {
  return settings.reduce<Message>((m, setting) => {
    switch (setting) {
      case 'limit':
        return setTransactionMessageComputeUnitLimit(1_000, m);
      case 'price':
        return m.version === 1
          ? setTransactionMessagePriorityFeeLamports(lamports(1_000n), m)
          : setTransactionMessageComputeUnitPrice(1_000n, m);
      case 'data':
        return setTransactionMessageLoadedAccountsDataSizeLimit(1_000, m);
      case 'heap':
        return setTransactionMessageHeapSize(65_536, m);
    }
  }, message);
}

function metaOf(version: TransactionVersion, role: Role, index: number): AccountMeta | AccountLookupMeta {
  const meta = {address: at(pool[role], index), role: roles[role]};
  if (version !== 'v0' || (role !== 'tableWritable' && role !== 'tableReadonly')) return meta;
  return {...meta, role: roles[role], addressIndex: index, lookupTableAddress: at(tableAddresses, index % 2)};
}

const roles = {
  signer: AccountRole.READONLY_SIGNER,
  writable: AccountRole.WRITABLE,
  readonly: AccountRole.READONLY,
  tableWritable: AccountRole.WRITABLE,
  tableReadonly: AccountRole.READONLY,
} as const;

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index}`);
  return item;
}
