/** Hosts of the Solana RPC service and the regions that serve them. */
import type {Transport} from '../lib/transport';

export const endpointsSource = {
  http: 'https://docs.syndica.io/platform/faq',
  webSocket: 'https://docs.syndica.io/platform/getting-started/subscribe-to-websocket-events',
  regions: 'https://docs.syndica.io/platform/faq',
  verified: '2026-11-21',
} as const;

/** Placeholder for the reader's API key in samples and tables. */
export const apiKeyPlaceholder = 'YOUR_API_KEY';

/** The environment variable from which samples read the key at run time. */
export const apiKeyVariable = 'SYNDICA_API_KEY';

const schemes: Readonly<Record<Transport, string>> = {http: 'https', websocket: 'wss'};

export interface RpcNetwork {
  /** As in host names, method prefixes, and ChainStream's `network` parameter. */
  readonly name: string;
  /** Name of the Solana cluster, as in the Solana documentation. */
  readonly cluster: string;
  /** The same host serves HTTP and WebSocket. */
  readonly host: string;
}

export const rpcNetworks: readonly RpcNetwork[] = [
  network('solana-mainnet', 'mainnet-beta'),
  network('solana-devnet', 'devnet'),
];

function network(name: string, cluster: string): RpcNetwork {
  return {name, cluster, host: `${name}.api.syndica.io`};
}

/** URL with the key in its path: `https://<host>/api-key/YOUR_API_KEY`. */
export function rpcUrl(network: RpcNetwork, transport: Transport): string {
  return `${schemes[transport]}://${network.host}/api-key/${apiKeyPlaceholder}`;
}

/** The host of an earlier URL form, with the token after `/access-token/`. */
export const earlierRpcHost = 'solana-api.syndica.io';

/** An endpoint that new code should not use, and why readers may still come across it. */
export interface OtherEndpoint {
  /** Inline Markdown. */
  readonly address: string;
  readonly transport: string;
  /** Inline Markdown. */
  readonly remark: string;
  readonly isSuperseded: boolean;
  readonly source: string;
}

export const otherEndpoints: readonly OtherEndpoint[] = [
  {
    address: `\`wss://api.syndica.io/api-key/${apiKeyPlaceholder}\``,
    transport: 'WebSocket',
    remark: 'Shared by all networks: methods take a prefix, such as `solana-mainnet.slotSubscribe`',
    isSuperseded: false,
    source: 'https://docs.syndica.io/platform/additional-resources/websocket-compression',
  },
  {
    address: '`https://solana-mainnet.api.syndica.io/api-token/YOUR_TOKEN`, and the header `X-Syndica-Api-Token`',
    transport: 'HTTP, WebSocket',
    remark: 'Code up to 2025: use `/api-key/` and `X-Syndica-Api-Key` instead',
    isSuperseded: true,
    source: 'https://github.com/prestonsn/chainstream-transaction-parse-ts',
  },
  {
    address: `\`https://${earlierRpcHost}/access-token/YOUR_TOKEN/rpc\``,
    transport: 'HTTP',
    remark: 'Code from 2022',
    isSuperseded: true,
    source: 'https://github.com/hummingbot/hummingbot/pull/5441',
  },
];

/** A region of the Edge Gateway, which routes requests to RPC nodes. */
export interface EdgeRegion {
  readonly region: string;
  readonly location: string;
}

export const edgeRegions: readonly EdgeRegion[] = [
  {region: 'us-east-1', location: 'Northern Virginia'},
  {region: 'us-west-2', location: 'Oregon'},
  {region: 'eu-west-2', location: 'London'},
  {region: 'ap-southeast-1', location: 'Singapore'},
];
