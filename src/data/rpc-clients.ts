/**
 * Client libraries for Solana, and how to set the endpoint in each.
 *
 * Libraries and their maintainers: https://solana.com/docs/clients. Versions that can read version 1
 * transactions: https://github.com/solana-foundation/solana-com, apps/media/content/upgrades/larger-transaction-sizes.mdx.
 */

/** When the sources were read. */
export const rpcClientsSource = {verified: '2026-11-21'} as const;

export interface RpcClient {
  /** Inline Markdown. */
  readonly name: string;
  readonly language: string;
  /** Listed in the Solana documentation, but maintained by the community. */
  readonly isCommunity: boolean;
  /** Code that sets the endpoint; `url` stands for the endpoint with its key. */
  readonly takesEndpoint: string;
  /** Code that sets headers, with `headers` for a map of them; omitted if its source was not read. Inline Markdown. */
  readonly takesHeaders?: string;
  /** Inline Markdown. */
  readonly remark: string;
  readonly source: string;
}

export const rpcClients: readonly RpcClient[] = [
  {
    name: '`@solana/kit`',
    language: 'TypeScript',
    isCommunity: false,
    takesEndpoint: 'createSolanaRpc(url)',
    takesHeaders: '`createSolanaRpc(url, {headers})`',
    remark: 'Use it for new code. It pings after 5 idle seconds.',
    source: 'https://github.com/anza-xyz/kit',
  },
  {
    name: '`@solana/web3.js` 1.x',
    language: 'TypeScript',
    isCommunity: false,
    takesEndpoint: "new Connection(url, 'finalized')",
    takesHeaders: '`new Connection(url, {httpHeaders: headers, wsEndpoint})`, with the key in the path of `wsEndpoint`',
    remark: 'Superseded by `@solana/kit`. Version 3 has the same classes on top of it.',
    source: 'https://solana.com/docs/frontend/web3-compat.md',
  },
  {
    name: '`solana-rpc-client`',
    language: 'Rust',
    isCommunity: false,
    takesEndpoint: 'RpcClient::new(url)',
    takesHeaders:
      '`RpcClient::new_sender(HttpSender::new_with_client(url, client), config)`, with the `default_headers` of a `reqwest::Client`',
    remark: '`PubsubClient` pings after 10 idle seconds.',
    source: 'https://docs.rs/solana-rpc-client',
  },
  {
    name: 'Solana CLI',
    language: 'Shell',
    isCommunity: false,
    takesEndpoint: 'solana config set --url URL',
    remark: 'Or pass `--url` to a single command.',
    source: 'https://github.com/anza-xyz/agave',
  },
  {
    name: '`solana` and `solders`',
    language: 'Python',
    isCommunity: true,
    takesEndpoint: 'AsyncClient(url)',
    takesHeaders: '`AsyncClient(url, extra_headers=headers)`',
    remark: 'Version 0.40 needs Python 3.11 and removed `Client`. Use `connect(url)` for subscriptions.',
    source: 'https://github.com/michaelhly/solana-py',
  },
  {
    name: '`solana-go`',
    language: 'Go',
    isCommunity: true,
    takesEndpoint: 'rpc.New(url)',
    takesHeaders: '`rpc.NewWithHeaders(url, headers)`',
    remark: 'Use `ws.Connect(ctx, url)` for subscriptions.',
    source: 'https://pkg.go.dev/github.com/gagliardetto/solana-go',
  },
];
