/**
 * HTTP statuses that neither Syndica nor the source code of a Solana node documents, and that a proxy, a load balancer
 * or a wrong URL can cause.
 *
 * Source: RFC 9110, section 15, read 2026-11-21; meanings in our own words.
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

/**
 * The codes in bodies such as `error code: 1015`, with which Cloudflare itself rejects a request, and the HTTP status
 * of each. Without these words, such a number is a WebSocket close code or a program error code.
 *
 * Sources, read 2026-11-23: what they mean, the pages for 1015 and 1020 of
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/; the statuses,
 * https://developers.cloudflare.com/rules/custom-errors/reference/error-page-types/ ("Rate limiting block", "WAF
 * block"). Neither has the body: it is taken from the tests of public clients.
 */
export const statusOfCloudflareCode: ReadonlyMap<number, number> = new Map([
  [1015, 429],
  [1020, 403],
]);

/** Names from the obsolete RFC 7231, which much software still uses. */
export const earlierReasonPhrases: ReadonlyMap<number, string> = new Map([[413, 'Payload Too Large']]);

/** Names that only nginx uses. Source: `nginx/nginx`, `src/http/ngx_http_header_filter_module.c`, read 2026-11-25. */
export const nginxReasonPhrases: ReadonlyMap<number, string> = new Map([
  [405, 'Not Allowed'],
  [408, 'Request Time-out'],
  [413, 'Request Entity Too Large'],
  [503, 'Service Temporarily Unavailable'],
  [504, 'Gateway Time-out'],
]);

const likeA503 = 'Treat it like a 503: check [status.syndica.io](https://status.syndica.io), then retry with backoff.';

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
