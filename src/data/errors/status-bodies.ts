/**
 * Response bodies that say more than their HTTP status: the decoder recognizes them by their text, and only the decoder
 * uses them. Meanings in our own words.
 */
import type {ErrorAdvice} from './error-advice';
import {nodeHttpStatuses} from './http-statuses';
import {reasonPhrases} from './other-http-statuses';
import {nodeHttpErrors} from './solana-errors';

export const statusBodiesSource = {
  /** Prints the texts, which are as public code compares them. */
  nginx: 'https://github.com/nginx/nginx, src/http/ngx_http_special_response.c',
  /** From users of `api.mainnet-beta.solana.com` and other public endpoints. */
  blocked: [
    'https://github.com/MarkSackerberg/umi-cmv3-ui-inofficial/issues/30',
    'https://github.com/gamba-labs/platform/issues/9',
  ],
  switchedOff: [
    'https://github.com/solana-developers/solana-cookbook/issues/255',
    'https://github.com/MeteoraAg/dlmm-sdk/issues/149',
  ],
  verified: '2026-11-29',
} as const;

export interface BodyMeaning extends ErrorAdvice {
  readonly status: number;
  /** Title in the decoder. */
  readonly name: string;
  /** Who sends it: a sentence. */
  readonly sender: string;
}

export interface StatusBody extends BodyMeaning {
  /** Exact text, or enough of it to be unambiguous; `{…}` marks a value. */
  readonly message: string;
}

const endpoints = '[endpoint of your own](/platform/solana-rpc/how-to#endpoints)';

const ofPublicEndpoint = {sender: 'Public endpoints send this text, not Syndica.', retry: 'no'} as const;

const ofNginx = {sender: 'nginx sends this text, as a proxy in between.', retry: 'after-fix'} as const;

export const statusBodies: readonly StatusBody[] = [
  ...nodeHttpStatuses.map(({status, message, meaning, action}): StatusBody => ({
    status,
    message,
    name: reasonPhrases.get(status) ?? '',
    meaning,
    retry: 'after-fix',
    action,
    sender: 'A Solana node’s HTTP server sends this text.',
  })),
  ...[
    'Access forbidden, contact your app developer or support@rpcpool.com',
    'Your IP or provider is blocked from this endpoint',
  ].flatMap((message) =>
    nodeHttpErrors
      .filter(({status}) => status === 403)
      .map(({status, meaning, action}): StatusBody => ({
        ...ofPublicEndpoint,
        status,
        message,
        name: 'Blocked by a public endpoint',
        meaning,
        action,
      })),
  ),
  {
    ...ofPublicEndpoint,
    status: 410,
    message: 'The RPC call or parameters have been disabled',
    name: 'Method switched off',
    meaning:
      'The endpoint has switched off this method, or these parameters. Public endpoints, such as `api.mainnet-beta.solana.com`, do so for costly methods such as `getProgramAccounts`.',
    action: `Don’t retry there: call the method on an ${endpoints}.`,
  },
  {
    ...ofNginx,
    status: 400,
    message: 'The plain HTTP request was sent to HTTPS port',
    name: 'HTTP on an HTTPS port',
    meaning: 'The request was not encrypted, but the port expects TLS.',
    action: 'Start the address with `https:` or `wss:`.',
  },
  {
    ...ofNginx,
    status: 400,
    message: 'Request Header Or Cookie Too Large',
    name: 'Headers too large',
    meaning: 'The headers of the request, which include its cookies, are larger than the proxy accepts.',
    action:
      'Send only the headers that [a request needs](/platform/solana-rpc/how-to#make-a-request), without cookies.',
  },
];
