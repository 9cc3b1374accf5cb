interface Section {
  readonly title: string;
  readonly to: string;
  readonly text: string;
}

/** Sections that the 404 page suggests. */
export const mainSections: readonly Section[] = [
  {
    title: 'Getting started',
    to: '/platform/introduction/getting-started',
    text: 'From signing up to a first response',
  },
  {title: 'Solana RPC', to: '/platform/solana-rpc/how-to', text: 'Endpoints, clients, batches, and subscriptions'},
  {title: 'ChainStream API', to: '/platform/chainstream-api', text: 'Streams of transactions, slots, and blocks'},
  {title: 'Rate limits', to: '/platform/resources/rate-limits', text: 'What each plan allows, method by method'},
  {title: 'RPC error codes', to: '/platform/resources/rpc-error-codes', text: 'What each code means, and what to do'},
  {title: 'dyndexer', to: '/dyndexer/overview', text: 'A preview of indexing with your own code'},
];
