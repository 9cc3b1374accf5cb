/** Services of other providers that are not JSON-RPC, and what this site has in their place. */
import {switching} from './rpc/foreign-methods';

export const foreignServicesSource = {
  triton: 'https://docs.triton.one/security/authentication.md',
  helius: 'https://www.helius.dev/docs/enhanced-transactions/parse-transactions',
  blockEngine: 'public code that calls it',
  verified: '2026-11-26',
} as const;

export interface ForeignService {
  /** Matches a URL. */
  readonly address: RegExp;
  /** Completes the sentence `<host> is …`. */
  readonly is: string;
  readonly instead: string;
  /** `to` is a path on this site. */
  readonly more: {readonly label: string; readonly to: string};
}

export const grpcStream: ForeignService = {
  // dRPC has JSON-RPC at a path that ends like it: https://lens.xyz/docs/chain/tools/rpc/drpc.
  address: /(?<!\/o)grpc|geyser|laserstream|yellowstone|:10000\b/i,
  is: 'a gRPC stream',
  instead:
    'No gRPC stream is documented here. For transactions, use ChainStream over a WebSocket: accountInclude is oneOf there, accountRequired is all, and accountExclude is exclude, which only public code names: test it. For accounts, call accountSubscribe or programSubscribe.',
  more: {label: 'gRPC', to: '/platform/resources/faq#grpc'},
};

export const foreignServices: readonly ForeignService[] = [
  grpcStream,
  {
    address: /\bhelius(?:-rpc)?\.\w+\/v\d+\//i,
    is: 'an API that is not JSON-RPC',
    instead:
      'Nothing like it is documented here. For parsed transactions, call getTransaction with the encoding jsonParsed.',
    more: switching,
  },
  {
    address: /\bblock-engine\.jito\.wtf/i,
    is: 'the block engine of Jito',
    instead: 'No bundles are documented here. Send a transaction with sendTransaction.',
    more: {label: 'Bundles and tips', to: '/platform/resources/faq#bundles'},
  },
];
