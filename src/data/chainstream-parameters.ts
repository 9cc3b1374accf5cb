/** Parameters of ChainStream subscriptions; `chainstreamSource` in chainstream.ts names the sources. */
import type {ChainstreamStream} from './chainstream';
import {rpcNetworks} from './endpoints';
import {commitmentLevels} from './rpc/commitment';
import type {RpcField} from './rpc/methods';

const networks = rpcNetworks.map(({name}) => name);
const commitments = commitmentLevels.map(({level}) => level);

/** Joins values as Markdown: `a`, `b`, or `c`. */
function eitherOf(values: readonly string[]): string {
  const codes = values.map((value) => `\`${value}\``);
  const others = codes.slice(0, -1).join(', ');
  return `${others}${codes.length > 2 ? ',' : ''} or ${codes.at(-1)}`;
}

const network: RpcField = {
  name: 'network',
  type: 'string',
  required: true,
  values: networks,
  description: `${eitherOf(networks)}; use the network of the host.`,
};

const verified = (description: string): RpcField => ({
  name: 'verified',
  type: 'bool',
  required: false,
  default: false,
  description,
});

const filter = (fields: readonly RpcField[]): RpcField => ({
  name: 'filter',
  type: 'object',
  required: false,
  description: 'What to send.',
  fields,
});

const commitment = (description: string): RpcField => ({
  name: 'commitment',
  type: 'string',
  required: false,
  values: commitments,
  default: 'processed',
  description: eitherOf(commitments) + description,
});

const accountList = (name: string, description: string): RpcField => ({
  name,
  type: 'array<string>',
  format: 'pubkey',
  required: false,
  description,
});

/** The named fields of `params` of the methods that subscribe. */
export const chainstreamParameters: Readonly<Record<ChainstreamStream, readonly RpcField[]>> = {
  transactions: [
    network,
    verified(
      '`true` waits until more than one validator has reported the transaction. Works only with the `processed` commitment.',
    ),
    filter([
      commitment('.'),
      {
        name: 'excludeVotes',
        type: 'bool',
        required: false,
        description:
          '`true` leaves out vote transactions, of which Alpenglow has none. Set it yourself instead of relying on a default.',
      },
      {
        name: 'accountKeys',
        type: 'object',
        required: false,
        description:
          'Which accounts a transaction must touch, as three lists that you can combine. Whether addresses from lookup tables count is not published. A transfer of tokens may name only the token accounts, not the wallets.',
        fields: [
          accountList('all', 'Every listed address must appear in the transaction.'),
          accountList('oneOf', 'At least one listed address must appear in the transaction.'),
          accountList(
            'exclude',
            'Named only in the code of public clients. By its name, it leaves out transactions that contain a listed address: test it.',
          ),
        ],
      },
    ]),
  ],
  slotUpdates: [
    network,
    verified('`true` waits until several validators have reported the update.'),
    filter([
      commitment(': which status changes are sent.'),
      {
        name: 'includeStatuses',
        type: 'array<string>',
        required: false,
        description: 'Slot statuses to receive, such as bank states. The values are not published.',
      },
    ]),
  ],
  blocks: [
    network,
    verified(
      '`true` asks for blocks finalized by a supermajority. Syndica’s docs say that this makes little difference. Neither value proves that a block is final.',
    ),
  ],
  encodedBlocks: [network],
};

/** The positional `params` of every method that unsubscribes, as in Solana RPC. */
export const unsubscribeParameters: readonly RpcField[] = [
  {name: 'subscriptionId', type: 'u64', required: true, description: 'Id returned when subscribing.'},
];
