/**
 * HTTP statuses that no table lists, by the same standard as those of `other-http-statuses.ts`. Used only by the
 * decoder. Meanings in our own words.
 */
import type {OtherHttpStatus} from './other-http-statuses';

/** Whatever the call was. The names are those of the RFC. */
const redirects: readonly OtherHttpStatus[] = (
  [
    [301, 'Moved Permanently'],
    [302, 'Found'],
    [303, 'See Other'],
    [307, 'Temporary Redirect'],
    [308, 'Permanent Redirect'],
  ] as const
).map(([status, name]) => ({
  status,
  name,
  meaning:
    status < 307
      ? 'The server points to another address, in its `Location` header. A WebSocket client need not follow it, and others may send a GET there, without the body of a POST.'
      : 'The server points to another address, in its `Location` header. Clients need not follow it.',
  retry: 'after-fix',
  action:
    'Compare your URL with the [endpoints](/platform/solana-rpc/how-to#endpoints): often it begins with `http:` or `ws:` instead of `https:` or `wss:`.',
}));

export const moreHttpStatuses: readonly OtherHttpStatus[] = [
  ...redirects,
  {
    // A node has one reason to send it, servers in general have many: the node's counts only with its text.
    status: 400,
    name: 'Bad Request',
    meaning: 'The server takes the request for malformed, and usually says why in the body.',
    retry: 'after-fix',
    action: 'Read the body of the response. A Solana node sends this status if the request is not UTF-8.',
  },
  {
    status: 410,
    name: 'Gone',
    meaning: 'What you asked for is no longer at this address, and the server doesn’t expect it back.',
    retry: 'no',
    action: 'Compare host and path with the [endpoints](/platform/solana-rpc/how-to#endpoints).',
  },
];
