import {chainstreamFacts} from '../../../src/data/facts/chainstream';
import {ask} from '../question';

const page = '/platform/chainstream-api';

export const chainstream = ask(
  ['Where do I turn ChainStream on?', `${page}#enable`, 'left menu', 'Enable ChainStream API'],
  [
    'Can I use ChainStream on the free plan?',
    '/platform/resources/faq#chainstream-on-standard',
    'Scale Mode',
    'Account Owner',
  ],
  [
    'What does a second ChainStream stream cost in a month?',
    `${page}#price`,
    chainstreamFacts['chainstream.extraStreamPrice'].text,
    chainstreamFacts['chainstream.extraStreamMonth'].text,
  ],
  [
    'How many streams can one account have?',
    `${page}#limits`,
    'Streams per account',
    chainstreamFacts['chainstream.maxStreams'].text,
  ],
  [
    'Which WebSocket URL do I use for ChainStream on mainnet?',
    `${page}#endpoints`,
    'solana-mainnet.chainstream.syndica.io',
  ],
  ['transactionsSubscribe answers "method not found"', `${page}#endpoints`, 'chainstream.', 'never in both'],
  ['Are params an array as in Solana PubSub?', `${page}#messages`, 'object with named fields'],
  [
    'How do I stream only the transactions of one program, without votes?',
    `${page}#transactions-parameters`,
    'filter.accountKeys.oneOf',
    'filter.excludeVotes',
  ],
  [
    'How do I watch swaps of a DEX and see which tokens each wallet gained or lost?',
    '/platform/solana-rpc/send-transaction#token-changes',
    'preTokenBalances',
    'gained or gave',
    'decode no exchange',
  ],
  [
    'Can I follow swaps on Standard Mode, without ChainStream?',
    '/platform/solana-rpc/send-transaction#token-changes',
    'logsSubscribe',
    'getTransaction',
  ],
  ['Can ChainStream push account updates?', `${page}#uses`, 'accountSubscribe', 'no account stream'],
  [
    'What does verified: true do, and how much latency does it add?',
    `${page}#verified`,
    'More than one validator',
    '400 ms',
  ],
  [
    'Can I use verified together with commitment confirmed?',
    `${page}#transactions-parameters`,
    'only with the processed commitment',
    'processed',
  ],
  [
    'Do I also receive failed transactions?',
    `${page}#transactions-notification`,
    'Failed transactions are delivered too',
    'meta.err',
  ],
  ['How can I measure the latency of the stream?', `${page}#messages`, 'context.nodeTime', 'clock'],
  [
    'What is the difference between blocksSubscribe and encodedBlocksSubscribe?',
    `${page}#methods`,
    'Block metadata without transactions',
    'Blocks with all their transactions',
  ],
  ['The connection closes with code 1009 on encoded blocks', `${page}#failures`, '1009', 'Raise the cap'],
  [
    'My ChainStream socket goes silent after a while and no close event fires',
    `${page}#keep-alive`,
    '30 seconds',
    'pong',
  ],
  [
    'How do I get every transaction of my program once, even when the connection drops?',
    `${page}#reconnect`,
    'each finalized transaction is handled at least once',
    'getSignaturesForAddress',
    'minContextSlot',
  ],
  ['Do I get the events that I missed during a disconnect?', `${page}#gaps`, 'replay', 'getBlocks'],
  ['How do I notice that my stream lost a block?', `${page}#gaps`, 'parentSlot', 'last slot'],
  ['Messages arrive faster than I can process them', `${page}#keep-up`, 'queue', 'drop messages'],
  ['I get a subscription id and then no notification at all', `${page}#failures`, 'The filter lets nothing through'],
  ['How do I stop one of several subscriptions?', `${page}#unsubscribe`, 'transactionsUnsubscribe', 'in an array'],

  [
    'Where is the signature in a notification, compared with Helius and Yellowstone?',
    '/platform/introduction/why-syndica#switch-streams',
    'transaction.signature',
    'context.signature',
  ],
);
