/**
 * HTTP statuses that neither Syndica nor the source code of a Solana node documents, and that a proxy, a load balancer
 * or a wrong URL can cause. Meanings in our own words.
 */
import type {HttpStatus} from './http-statuses';
import type {Retry} from './solana-errors';

export const otherHttpStatusesSource = {
  url: 'https://www.rfc-editor.org/rfc/rfc9110#section-15',
  verified: '2026-11-21',
} as const;

export interface OtherHttpStatus extends HttpStatus {
  readonly retry: Retry;
}

/** Names from the same RFC for statuses that Syndica or a node documents under another name, or without one. */
export const reasonPhrases: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [403, 'Forbidden'],
  [405, 'Method Not Allowed'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [429, 'Too Many Requests'],
]);

/** Names from the obsolete RFC 7231, which much software still uses. */
export const earlierReasonPhrases: ReadonlyMap<number, string> = new Map([[413, 'Payload Too Large']]);

export const nginxReasonPhrasesSource = {
  url: 'https://github.com/nginx/nginx, src/http/ngx_http_header_filter_module.c',
  verified: '2026-11-25',
} as const;

/** Names that only nginx uses. */
export const nginxReasonPhrases: ReadonlyMap<number, string> = new Map([
  [405, 'Not Allowed'],
  [408, 'Request Time-out'],
  [413, 'Request Entity Too Large'],
  [503, 'Service Temporarily Unavailable'],
  [504, 'Gateway Time-out'],
]);

export const envoyBodiesSource = {
  url: 'https://github.com/envoyproxy/envoy, source/common/router/router.cc',
  verified: '2026-11-26',
} as const;

/** Bodies with which Envoy, the proxy of many API gateways, answers itself. */
export const envoyBodies: ReadonlyMap<number, string> = new Map([
  [503, 'no healthy upstream'],
  [504, 'upstream request timeout'],
]);

/** Another body of Envoy with status 503; the reason follows. */
export const envoyConnectError = 'upstream connect error or disconnect/reset before headers';

/** What to do about any failure of a server along the way. */
export const likeA503 =
  'Treat it like a 503: check [status.syndica.io](https://status.syndica.io), then retry with backoff.';

export const otherHttpStatuses: readonly OtherHttpStatus[] = [
  {
    status: 404,
    name: 'Not Found',
    meaning: 'Nothing answers at this address.',
    retry: 'after-fix',
    action: 'Compare host and path with the [endpoints](/platform/solana-rpc/how-to#endpoints).',
  },
  {
    status: 408,
    name: 'Request Timeout',
    meaning: 'The server didn’t get the whole request in time.',
    retry: 'same',
    action: 'Retry with backoff. If it persists, look for a slow network or a proxy in between.',
  },
  {
    status: 500,
    name: 'Internal Server Error',
    meaning: 'A server along the way ran into something unexpected.',
    retry: 'same',
    action: likeA503,
  },
  {
    status: 502,
    name: 'Bad Gateway',
    meaning: 'A gateway got no usable response from the server behind it.',
    retry: 'same',
    action: likeA503,
  },
  {
    status: 504,
    name: 'Gateway Timeout',
    meaning: 'A gateway waited too long for the server behind it.',
    retry: 'same',
    action: likeA503,
  },
];
