import {ask} from '../question';

const howTo = '/platform/solana-rpc/how-to';
const methods = '/platform/solana-rpc/solana-documentation';
const advanced = '/platform/resources/advanced-concepts';
const glossary = '/platform/resources/glossary';

export const rpc = ask(
  [
    'What is the RPC URL for mainnet, and what for WebSocket?',
    `${howTo}#endpoints`,
    'https://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY',
    'wss://solana-mainnet.api.syndica.io/api-key/YOUR_API_KEY',
  ],
  ['Is there a testnet endpoint?', '/platform/resources/faq#which-networks', 'testnet', 'devnet'],
  ['How do I send a header with solana-py?', `${howTo}#client-libraries`, 'AsyncClient', 'extra_headers'],
  ['How do I make the Solana CLI use my endpoint?', `${howTo}#client-libraries`, 'Solana CLI', 'solana config set'],
  [
    'What do I pass to new Connection() of web3.js?',
    `${howTo}#client-libraries`,
    'new Connection',
    'endpoint, including your key',
  ],
  [
    'The answers of my batch come back in another order',
    `${howTo}#batch-requests`,
    'Match responses',
    'not by position',
  ],
  [
    'My accountSubscribe listener missed updates after a reconnect',
    `${howTo}#reconnect`,
    'Nothing is replayed',
    'getAccountInfo',
    'context.slot',
  ],
  [
    'Each request takes hundreds of milliseconds because of a new TLS connection',
    `${howTo}#keep-alive`,
    'Keep connections open',
    'one client',
  ],
  ['A call to the RPC hangs forever. How do I set a timeout?', `${howTo}#timeouts`, 'timeout', 'AbortSignal.timeout'],
  [
    'I ask for jsonParsed and get an array with a base64 string',
    `${howTo}#account-data`,
    'jsonParsed',
    'bytes instead',
  ],
  [
    'rentEpoch 18446744073709551615 comes out as ...552000 in JavaScript',
    `${methods}#large-integers`,
    '2^53',
    'bigint',
  ],
  ['Which commitment is used when I do not pass one?', `${methods}#commitment`, 'finalized', '@solana/kit'],
  [
    'Method does not support commitment below confirmed: which methods are that?',
    `${methods}#commitment`,
    'processed',
    'getSignaturesForAddress',
  ],
  [
    'getTransaction returns null right after confirmTransaction succeeded',
    `${methods}#commitment`,
    'confirmed',
    "isn't there yet",
  ],
  ['Which encoding do I use for account data?', `${methods}#encodings`, 'base64', '128 bytes'],
  [
    'getBlock fails since there are v1 transactions in it',
    `${methods}#transaction-versions`,
    'maxSupportedTransactionVersion',
    '-32015',
  ],
  [
    'getTokenAccountsByOwner does not return the Token-2022 tokens of a wallet',
    `${methods}#getTokenAccountsByOwner`,
    'programId',
    'Token-2022 separately',
  ],
  [
    'How do I page through getSignaturesForAddress?',
    `${methods}#getSignaturesForAddress`,
    'last signature received',
    'before',
    'until',
  ],
  [
    'getSignaturesForAddress of a wallet misses incoming token transfers',
    `${methods}#getSignaturesForAddress`,
    'token accounts',
    'separate addresses',
  ],
  [
    'accountSubscribe sends nothing after I subscribe',
    `${methods}#accountSubscribe`,
    'Nothing is sent on subscribing',
    'getAccountInfo',
  ],
  [
    'getRecentBlockhash fails with Method not found since the upgrade',
    `${methods}#removed-methods`,
    'getRecentBlockhash',
    'getLatestBlockhash',
  ],
  ['requestAirdrop fails with Invalid request', `${methods}#requestAirdrop`, 'faucet', '-32600'],
  ['Do I have to unsubscribe from signatureSubscribe?', `${methods}#subscriptions`, 'ends by itself'],
  ['How far back can I read old blocks and transactions?', '/platform/resources/faq#history', 'getFirstAvailableBlock'],
  [
    'Do you have getAsset or other DAS methods for NFTs?',
    '/platform/resources/faq#nft-methods',
    'None are documented beyond',
  ],
  [
    'getSlot returns a lower number than the call before',
    `${advanced}#request-affinity`,
    'spread over many nodes',
    'X-Syndica-Affinity',
  ],
  ['How long may the affinity key be?', `${advanced}#affinity-key`, '40 bytes', 'X-Syndica-Affinity-Key'],
  ['Can I force all calls of a batch onto one node?', `${advanced}#affinity-batch`, 'node', 'batch'],
  ['Will sticky sessions make my requests faster?', `${advanced}#when-it-does-not-help`, 'For speed'],
  [
    'Do I need an affinity header for getLatestBlockhash and sendTransaction?',
    `${advanced}#automatic-affinity`,
    'getLatestBlockhash',
    'sendTransaction',
    'without any header',
  ],
  [
    'I sent SOL, and getBalance still shows the old balance',
    `${advanced}#read-your-writes`,
    'minContextSlot',
    'signature',
  ],
  [
    'How do I make sure that I never read older state than before behind your load balancer?',
    `${advanced}#min-context-slot`,
    'context.slot',
    '-32016',
  ],
  ['What is the difference between a slot and a block height?', `${glossary}#term-block-height`, 'slots', 'empty'],
  ['What does p95 mean?', `${glossary}#term-percentile`, '95 of 100'],
  ['What is a lamport in SOL?', `${glossary}#term-lamports`, '1,000,000,000'],
  ['What is the difference between an API token and an API key here?', `${glossary}#words`, 'API token', 'API key'],
  ['What does your Edge Gateway do?', `${glossary}#term-edge-gateway`, 'nearest healthy region', 'RPC node'],
);
