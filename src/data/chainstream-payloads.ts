/** Payloads of ChainStream notifications; `chainstreamSource` in chainstream.ts names the sources. */
import type {ChainstreamStream} from './chainstream';
import type {RpcField} from './rpc/methods';

/** A field that is always present. */
const field = (name: string, type: string, description: string): RpcField => ({
  name,
  type,
  required: true,
  description,
});

/** An object that only groups fields, and so needs no description. */
const group = (name: string, fields: readonly RpcField[]): RpcField => ({...field(name, 'object', ''), fields});

const nodeTime = field('nodeTime', 'string', 'When the reporting node saw the event: ISO 8601, UTC, with nanoseconds.');

/** Streams with published payload fields; encoded blocks have a `slot`, and a `block` as returned by `getBlock`. */
export type ChainstreamPayload = Exclude<ChainstreamStream, 'encodedBlocks'>;

/** The published fields of `params.result`; there can be others. Integers are as wide as in Solana RPC. */
export const chainstreamPayloads: Readonly<Record<ChainstreamPayload, readonly RpcField[]>> = {
  transactions: [
    group('context', [
      nodeTime,
      field('slotStatus', 'string', 'Commitment of the slot, such as `processed`.'),
      field('signature', 'string', 'First signature, base58.'),
      field('isVote', 'bool', 'Whether it is a vote transaction.'),
      field('index', 'u64 | null', 'Index reported by the node; judging by its name, the position in the slot.'),
    ]),
    group('value', [
      field('slot', 'u64', 'Slot that contains the transaction.'),
      field('blockTime', 'i64 | null', 'Block time; expect null at the commitment `processed`.'),
      group('transaction', [
        field('signatures', 'array<string>', 'All signatures, base58.'),
        field('messageHash', 'string', 'Hash of the message.'),
        group('message', [
          field('accountKeys', 'array<string>', 'Static account keys.'),
          field('header', 'object', 'Counts of signatures and of read-only accounts.'),
          field('instructions', 'array<object>', 'Instructions, in order.'),
          field('recentBlockhash', 'string', 'Blockhash, base58.'),
          field('addressTableLookups', 'array<object>', 'Lookup tables and which of their entries are used.'),
        ]),
      ]),
      group('meta', [
        field(
          'err',
          'object | null',
          'Why the transaction failed, such as `{"InstructionError":[2,{"Custom":1}]}`; null when it succeeded.',
        ),
        field('status', 'object', 'The same as `{"Ok":null}` or `{"Err":…}`.'),
        field('fee', 'u64', 'Fee in lamports.'),
        field('preBalances', 'array<u64>', 'Lamports of each account before.'),
        field('postBalances', 'array<u64>', 'Lamports of each account after.'),
        field('preTokenBalances', 'array<object>', 'Token balances before.'),
        field('postTokenBalances', 'array<object>', 'Token balances after.'),
        field('innerInstructions', 'array<object>', 'Instructions that programs called.'),
        field('loadedAddresses', 'object', 'Addresses that came from lookup tables.'),
        field('logMessages', 'array<string>', 'Program logs.'),
        field('rewards', 'array<any>', 'Rewards from this transaction.'),
      ]),
    ]),
  ],
  slotUpdates: [
    group('context', [nodeTime]),
    group('value', [
      field('slot', 'u64', 'Slot that changed.'),
      field('parent', 'u64 | null', 'Parent slot.'),
      field('status', 'string', 'New status of the slot. The values are not published.'),
    ]),
  ],
  blocks: [
    group('context', [nodeTime]),
    group('value', [
      field('slot', 'u64', 'Slot of the block.'),
      field('blockhash', 'string', 'Blockhash, base58.'),
      field('blockTime', 'i64 | null', 'Block time.'),
      field('blockHeight', 'u64 | null', 'Block height.'),
      field('parentSlot', 'u64', 'Slot of the parent block.'),
      field('parentBlockhash', 'string', 'Blockhash of the parent block.'),
      field('executedTransactionCount', 'u64', 'Transactions executed in the block.'),
      field('rewards', 'array<object>', 'Rewards paid in the block.'),
    ]),
  ],
};

/** Fields of a payload's nested objects, by the name of the field that contains them. */
export interface ChainstreamObject {
  /** Last segment of the field's name, with `[]` appended for an array of such objects. */
  readonly holder: string;
  readonly fields: readonly RpcField[];
}

export const chainstreamObjects: Readonly<
  Record<Exclude<ChainstreamPayload, 'slotUpdates'>, readonly ChainstreamObject[]>
> = {
  transactions: [
    {
      holder: 'header',
      fields: [
        field('numRequiredSignatures', 'u8', 'Accounts that must sign.'),
        field('numReadonlySignedAccounts', 'u8', 'Signers that are read-only.'),
        field('numReadonlyUnsignedAccounts', 'u8', 'Other accounts that are read-only.'),
      ],
    },
    {
      holder: 'instructions[]',
      fields: [
        field('programIdIndex', 'u8', 'Index of the program.'),
        field('accounts', 'array<u8>', 'Indexes of its accounts.'),
        field('data', 'string', 'Input to the program, base58.'),
      ],
    },
    {
      holder: 'addressTableLookups[]',
      fields: [
        field('accountKey', 'string', 'Address of the lookup table.'),
        field('writableIndexes', 'array<u8>', 'Entries that are loaded as writable.'),
        field('readonlyIndexes', 'array<u8>', 'Entries that are loaded as read-only.'),
      ],
    },
    {
      holder: 'preTokenBalances[], postTokenBalances[]',
      fields: [
        field('accountIndex', 'u8', 'Index of the token account.'),
        field('mint', 'string', 'Address of the mint.'),
        field('owner', 'string', 'Owner of the token account.'),
        field('programId', 'string', 'Token program of the account.'),
        field('uiTokenAmount.amount', 'string', 'Amount in the smallest unit, as a string.'),
        field('uiTokenAmount.decimals', 'u8', 'Decimal places of the mint.'),
        field('uiTokenAmount.uiAmount', 'f64 | null', 'Amount as a number, which can lose digits.'),
        field('uiTokenAmount.uiAmountString', 'string', 'Amount with its decimal places.'),
      ],
    },
    {
      holder: 'innerInstructions[]',
      fields: [
        field('index', 'u8', 'Position of the instruction that made the calls.'),
        field('instructions', 'array<object>', 'The calls, as `instructions[]` above.'),
      ],
    },
    {
      holder: 'loadedAddresses',
      fields: [
        field('writable', 'array<string>', 'Writable addresses.'),
        field('readonly', 'array<string>', 'Read-only addresses.'),
      ],
    },
  ],
  blocks: [
    {
      holder: 'rewards[]',
      fields: [
        field('pubkey', 'string', 'Account that receives the reward.'),
        field('lamports', 'i64', 'Reward in lamports.'),
        field('postBalance', 'u64', 'Balance after the reward, in lamports.'),
        field('rewardType', 'f64 | null', 'Kind of reward, as a number.'),
        field('commission', 'f64 | null', 'Share that the validator keeps.'),
      ],
    },
  ],
};
