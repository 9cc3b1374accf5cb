/**
 * HTTP statuses that neither Syndica nor the sources of a Solana node document, and that a proxy, a
 * load balancer or a wrong address can bring.
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

/** Names of the same source for statuses that Syndica or a node documents under another name, or under none. */
export const reasonPhrases: ReadonlyMap<number, string> = new Map([
  [400, 'Bad Request'],
  [403, 'Forbidden'],
  [405, 'Method Not Allowed'],
  [413, 'Content Too Large'],
  [415, 'Unsupported Media Type'],
  [429, 'Too Many Requests'],
]);

/**
 * The body with which Cloudflare limits a caller by itself: it comes with a 429. As a number alone, 1015 is the code
 * of a WebSocket.
 *
 * Sources, read 2026-11-23: what 1015 means,
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1015/;
 * the status, https://developers.cloudflare.com/rules/custom-errors/reference/error-page-types/. Neither has the body:
 * it is as the tests of public clients have it.
 */
export const limitedByCloudflare = /^error code: 1015$/im;

/** As RFC 7231 had it, and much software still writes it. */
export const earlierReasonPhrases: ReadonlyMap<number, string> = new Map([[413, 'Payload Too Large']]);

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
