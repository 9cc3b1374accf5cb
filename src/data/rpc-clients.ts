/** Client libraries for Solana, and how to set the endpoint in each. */
export const rpcClientsSource = {
  /** Libraries and their maintainers. */
  libraries: 'https://solana.com/docs/clients',
  /** Versions that can read version 1 transactions. */
  versions: 'https://github.com/solana-foundation/solana-com, apps/media/content/upgrades/larger-transaction-sizes.mdx',
  verified: '2026-11-21',
} as const;

export const rpcClientVersionsSource = {
  python: {
    client: 'https://github.com/michaelhly/solana-py/releases/tag/v0.40.0',
    version: 'https://solana.com/developers/docs/clients/community/python',
  },
  rust: 'https://docs.rs/solana-pubsub-client/4.2.0/src/solana_pubsub_client/nonblocking/pubsub_client.rs.html',
  go: {
    version1: 'https://pkg.go.dev/github.com/gagliardetto/solana-go@v1.26.0',
    version2: 'https://solana.com/tr/developers/docs/clients/community/go',
  },
  verified: '2026-11-26',
} as const;

export interface RpcClient {
  /** Inline Markdown. */
  readonly name: string;
  readonly language: string;
  /** Listed in the Solana documentation, but maintained by the community. */
  readonly isCommunity: boolean;
  /** Code that sets the endpoint; `url` stands for the endpoint with its key. */
  readonly takesEndpoint: string;
  /**
   * Code that sets the endpoint of subscriptions; `wssUrl` stands for the `wss://` address with its key. Omitted if
   * `takesEndpoint` sets it as well, or there are none.
   */
  readonly subscribesWith?: string;
  /** Code that sets headers, with `headers` for a map of them; omitted if its source was not read. Inline Markdown. */
  readonly takesHeaders?: string;
  /** Inline Markdown. */
  readonly remark?: string;
  readonly source: string;
}

export const rpcClients: readonly RpcClient[] = [
  {
    name: '`@solana/kit`',
    language: 'TypeScript',
    isCommunity: false,
    takesEndpoint: 'createSolanaRpc(url)',
    subscribesWith: 'createSolanaRpcSubscriptions(wssUrl)',
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
    remark: 'It derives the `wss://` URL. Superseded by `@solana/kit`; version 3 has the same classes on top of it.',
    source: 'https://solana.com/docs/frontend/web3-compat',
  },
  {
    name: '`solana-rpc-client`',
    language: 'Rust',
    isCommunity: false,
    takesEndpoint: 'RpcClient::new(url)',
    subscribesWith: 'PubsubClient::new(wssUrl).await',
    takesHeaders:
      '`RpcClient::new_sender(HttpSender::new_with_client(url, client), config)`, with the `default_headers` of a `reqwest::Client`',
    remark:
      '`PubsubClient` is async, and is in `nonblocking::pubsub_client` of the crate `solana-pubsub-client`. It pings after 10 idle seconds.',
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
    subscribesWith: 'connect(wssUrl)',
    takesHeaders: '`AsyncClient(url, extra_headers=headers)`',
    remark: 'Needs Python 3.11 or later. Version 0.40 removed `Client`.',
    source: 'https://github.com/michaelhly/solana-py',
  },
  {
    name: '`solana-go`',
    language: 'Go',
    isCommunity: true,
    takesEndpoint: 'rpc.New(url)',
    subscribesWith: 'ws.Connect(ctx, wssUrl)',
    takesHeaders: '`rpc.NewWithHeaders(url, headers)`',
    remark:
      'Version 1 is `github.com/gagliardetto/solana-go`, for Go 1.25 or later; its API can still change. Version 2 is `github.com/solana-foundation/solana-go/v2`, for Go 1.26 or later.',
    source: 'https://pkg.go.dev/github.com/gagliardetto/solana-go',
  },
];
