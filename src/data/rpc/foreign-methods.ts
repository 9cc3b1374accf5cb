import {limitsPage, methodsPage} from '../pages';

export const foreignMethodsSource = {
  digitalAssetStandard: 'https://github.com/metaplex-foundation/digital-asset-standard-api',
  others: [
    'https://www.quicknode.com/docs/solana/simulateBundle',
    'https://www.quicknode.com/docs/openrpc/solana-priority-fee.json',
    'https://www.helius.dev/docs/sending-transactions/priority-fees',
    'public code that calls them',
  ],
  verified: '2026-11-25',
} as const;

export const foreignStreamsSource = {
  url: 'https://www.helius.dev/docs/api-reference/rpc/websocket/transactionsubscribe',
  verified: '2026-11-26',
} as const;

/** A class of methods that readers know from other providers, and the section of this site that covers their purpose. */
export interface ForeignMethods {
  readonly names?: readonly string[];
  /** Matches further names. */
  readonly pattern?: RegExp;
  /** Completes the sentence `getAsset is …`. */
  readonly is: string;
  /** What to call instead; omitted if this site has no answer. */
  readonly instead?: string;
  /** The ChainStream method that does the same. */
  readonly chainstream?: string;
  /** `to` is a path on this site. */
  readonly more: {readonly label: string; readonly to: string};
}

const extension = 'another provider’s extension';

/** Link to what to do before a first request to Syndica. */
export const switching = {
  label: 'Move from another provider',
  to: '/platform/introduction/why-syndica#switch',
} as const;

const dasMethods = [
  'getAsset',
  'getAssets',
  'getAssetBatch',
  'getAssetProof',
  'getAssetProofs',
  'getAssetProofBatch',
  'getAssetsByOwner',
  'getAssetsByAuthority',
  'getAssetsByCreator',
  'getAssetsByGroup',
  'getAssetSignatures',
  'getSignaturesForAsset',
  'getGrouping',
  'getTokenAccounts',
  'getNftEditions',
  'searchAssets',
] as const;

const transactionStream = {
  is: 'another provider’s method for a stream of transactions',
  more: {label: 'Parameters', to: '/platform/chainstream-api#transactions-parameters'},
} as const;

/** The first row that matches a name wins. */
export const foreignMethods: readonly ForeignMethods[] = [
  {
    ...transactionStream,
    names: ['transactionSubscribe'],
    instead: 'Call transactionsSubscribe on ChainStream.',
    chainstream: 'transactionsSubscribe',
  },
  {
    ...transactionStream,
    names: ['transactionUnsubscribe'],
    instead: 'Call transactionsUnsubscribe on ChainStream.',
    chainstream: 'transactionsUnsubscribe',
  },
  {
    names: dasMethods,
    pattern: /^das\.\w/,
    is: 'a method of the Digital Asset Standard (DAS), which Solana nodes don’t have',
    instead:
      'No DAS method is documented here: ask before you build on one. For the tokens of a wallet, call getTokenAccountsByOwner.',
    more: {label: 'NFT methods', to: '/platform/resources/faq#nft-methods'},
  },
  {
    pattern: /^(?:qn|alchemy)_\w*nft/i,
    is: extension,
    instead: 'No NFT method is documented here: ask before you build on one.',
    more: {label: 'NFT methods', to: '/platform/resources/faq#nft-methods'},
  },
  {
    names: ['sendBundle', 'simulateBundle', 'getBundleStatuses', 'getInflightBundleStatuses', 'getTipAccounts'],
    is: 'a method for Jito bundles',
    instead:
      'No method for bundles is documented here: sendTransaction takes one transaction, whose priority you set with the compute unit price.',
    more: {label: 'Bundles and tips', to: '/platform/resources/faq#bundles'},
  },
  {
    names: ['getPriorityFeeEstimate'],
    pattern: /^(?:qn|alchemy)_\w*fee/i,
    is: `${extension} that estimates priority fees`,
    instead: 'Call getRecentPrioritizationFees with the accounts you write to, and use a high percentile.',
    more: {label: 'Find a price', to: '/platform/solana-rpc/send-transaction#compute-unit-price'},
  },
  {
    names: ['getTransactionsForAddress'],
    pattern: /^(?:qn|alchemy)_get\w*(?:transfers|transactions)/i,
    is: extension,
    instead: 'Call getSignaturesForAddress, and fetch each transaction with getTransaction.',
    more: {label: 'Transactions of a wallet', to: '/platform/resources/faq#wallet-history'},
  },
  {
    pattern: /^(?:qn|alchemy)_\w*token/i,
    is: extension,
    instead: 'For the tokens of a wallet, call getTokenAccountsByOwner once for each token program.',
    more: {label: 'What to call instead', to: `${limitsPage}#other-methods`},
  },
  {pattern: /^(?:qn|alchemy)_/, is: `${extension}, judging by its prefix`, more: switching},
  {
    pattern: /^(?:eth|net|web3)_/,
    is: 'an Ethereum method',
    more: {label: 'Solana methods', to: `${methodsPage}#http-methods`},
  },
];

export function foreignMethodsOf(name: string): ForeignMethods | undefined {
  return foreignMethods.find(({names = [], pattern}) => names.includes(name) || pattern?.test(name));
}
