/**
 * HTTP statuses of Cloudflare, which can stand between a client and a server. Used only by the decoder. Names as in its
 * error pages, meanings in our own words.
 */
import {likeA503, type OtherHttpStatus} from './other-http-statuses';

const cloudflareDocs = 'https://developers.cloudflare.com';

/** The pages for 520 to 526. */
export const cloudflareStatusesSource = {
  url: `${cloudflareDocs}/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/`,
  verified: '2026-11-26',
} as const;

/** Neither has the body of a response: it is taken from the tests of public clients. */
export const cloudflareCodesSource = {
  /** What they mean: the pages for 1015 and 1020. */
  codes: `${cloudflareDocs}/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/`,
  /** "Rate limiting block" and "WAF block". */
  statuses: `${cloudflareDocs}/rules/custom-errors/reference/error-page-types/`,
  verified: '2026-11-23',
} as const;

/** Statuses that only Cloudflare defines: it got no usable response from the server behind it. */
export const cloudflareStatuses: readonly OtherHttpStatus[] = [
  status(520, 'Web server is returning an unknown error', 'The server behind Cloudflare sent no usable response.'),
  status(521, 'Web server is down', 'The server behind Cloudflare refused the connection.'),
  status(522, 'Connection timed out', 'The server behind Cloudflare didn’t acknowledge the connection or the request.'),
  status(523, 'Origin is unreachable', 'Cloudflare couldn’t reach the server behind it.'),
  status(
    524,
    'A timeout occurred',
    'The server behind Cloudflare accepted the connection, but took too long to respond.',
  ),
  status(525, 'SSL handshake failed', 'Cloudflare and the server behind it couldn’t agree on TLS.'),
  status(526, 'Invalid SSL certificate', 'Cloudflare doesn’t accept the certificate of the server behind it.'),
];

/**
 * The codes in bodies such as `error code: 1015`, and the HTTP status of each: with those of four digits, Cloudflare
 * itself rejects a request. Without these words, such a number is a WebSocket close code or a program error code.
 */
export const statusOfCloudflareCode: ReadonlyMap<number, number> = new Map([
  [1015, 429],
  [1020, 403],
  ...cloudflareStatuses.map(({status: own}) => [own, own] as const),
]);

function status(number: number, name: string, meaning: string): OtherHttpStatus {
  return {status: number, name, meaning, retry: 'same', action: likeA503};
}
