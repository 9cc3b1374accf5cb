/**
 * HTTP statuses that no table lists, by the same standard as those of `other-http-statuses.ts`. Used only by the
 * decoder. Meanings in our own words.
 */
import type {OtherHttpStatus} from './other-http-statuses';

export const moreHttpStatuses: readonly OtherHttpStatus[] = [
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
