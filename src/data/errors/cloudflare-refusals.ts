/**
 * What Cloudflare answers by itself, with a code of four digits or a page for browsers. Used only by the decoder.
 * Meanings in our own words.
 */
import {httpStatusesPage} from '../pages';
import type {BodyMeaning} from './status-bodies';

export const cloudflareRefusalsSource = {
  codes: 'https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/',
  /** The statuses of blocks and challenges. No page names those of the other codes: they are as users report them. */
  statuses: 'https://developers.cloudflare.com/rules/custom-errors/reference/error-page-types/',
  workers: 'https://developers.cloudflare.com/workers/observability/errors/',
  /** The titles are taken from the tests of public clients. */
  header: 'https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/',
  verified: '2026-11-29',
} as const;

const owner = `whoever runs the host, with the code and the Ray ID of the page: for Syndica’s, [ask for help](${httpStatusesPage}#ask-for-help).`;

const refused = {
  status: 403,
  retry: 'after-fix',
  sender:
    'Cloudflare sends this code, not the server behind it. The same number as a WebSocket close code means something else.',
} as const;

const ofWorker = {
  retry: 'same',
  action: `Retry with backoff. If it persists, ask ${owner}`,
  sender: 'Cloudflare sends this code.',
} as const;

const ipBanned = {
  ...refused,
  name: 'IP address banned',
  meaning: 'Whoever runs the host has banned your IP address, or a range that it is in.',
  action: `Ask ${owner}`,
} as const;

/** By code. 1015 and 1020 are not here, since they mean what their status means. */
export const cloudflareRefusals: ReadonlyMap<number, BodyMeaning> = new Map<number, BodyMeaning>([
  [
    1000,
    {
      ...refused,
      name: 'DNS points to prohibited IP',
      meaning:
        'The host’s DNS points to an address that Cloudflare forbids, or a proxy sent the request through it twice.',
      action: `If you or a proxy of yours send \`X-Forwarded-For\` or \`CF-Connecting-IP\`, stop. If not, ask ${owner}`,
    },
  ],
  [
    1003,
    {
      ...refused,
      name: 'Direct IP access not allowed',
      meaning: 'The request names an IP address of Cloudflare instead of a host.',
      action: 'Call the host by its name, as the [endpoints](/platform/solana-rpc/how-to#endpoints) have it.',
    },
  ],
  [1006, ipBanned],
  [1007, ipBanned],
  [1008, ipBanned],
  [1106, ipBanned],
  [
    1009,
    {
      ...refused,
      name: 'Country banned',
      meaning: 'Whoever runs the host has banned the country or region that your IP address belongs to.',
      action: `Ask ${owner}`,
    },
  ],
  [
    1010,
    {
      ...refused,
      name: 'Browser signature banned',
      meaning: 'Whoever runs the host bans clients that send what yours sends, such as its `User-Agent`.',
      action: `Set a \`User-Agent\` that names your program. If that isn’t enough, ask ${owner}`,
    },
  ],
  [
    1101,
    {
      ...ofWorker,
      status: 500,
      name: 'Worker threw an exception',
      meaning: 'Code that the host runs at Cloudflare failed.',
    },
  ],
  [
    1102,
    {
      ...ofWorker,
      status: 503,
      name: 'Worker exceeded its limits',
      meaning: 'Code that the host runs at Cloudflare used more CPU time or memory than it may.',
    },
  ],
]);

/** A page that wants to see a browser, or says that the request is blocked. */
export const cloudflareChallenge: BodyMeaning = {
  status: 403,
  name: 'Cloudflare challenge',
  meaning: 'Cloudflare blocks the request, or wants proof that a browser sent it. A program can’t pass that test.',
  retry: 'after-fix',
  action: `Slow down, and set a \`User-Agent\` that names your program. If that isn’t enough, ask ${owner}`,
  sender: 'Cloudflare sends this page, not the server behind it.',
};
