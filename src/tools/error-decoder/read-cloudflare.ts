import {cloudflareChallenge, cloudflareRefusals} from '../../data/errors/cloudflare-refusals';
import {cloudflareStatuses, statusOfCloudflareCode} from '../../data/errors/cloudflare-statuses';
import {isAboutWebSocket} from './is-about-web-socket';
import {numbersOf} from './numbers-of';
import type {BodySighting, NumberSighting} from './sighting';

/** A body without HTML. */
const body = /^error code: (\d{3,4})$/gim;

/** Such a body after the status, as `@solana/web3.js` prints it. */
const bodyAfterStatus = /\b[45]\d\d [a-z ]{0,40}: {1,2}error code: (\d{3,4})\b/gi;

/** A heading of an error page, with a tag before the number. */
const taggedHeading = /\berror(?: code)?(?:\s{0,20}<\/?\w[^<>\n]{0,300}>){1,6}\s{0,20}(\d{3,4})\b/gi;

/** A heading of an error page without its tags: elsewhere, the words can introduce any number. */
const heading = /\berror(?: code:?)?\s{1,20}(\d{3,4})\b/gi;

/** The title of an error page. */
const titles = cloudflareStatuses.map(({status, name}) => new RegExp(`\\b(${status}): ${name}\\b`, 'gi'));

/** A page without a code, or the header that comes with it. */
const challenge =
  /<title>(?:Just a moment\.\.\.|Attention Required! \| Cloudflare)<\/title>|\bcf-mitigated: challenge\b/i;

/** Cloudflare's own bodies and error pages in a text. */
export function readCloudflare(text: string): (NumberSighting | BodySighting)[] {
  const isAboutCloudflare = /\bcloudflare\b|\bray id\b/i.test(text);
  // Of a WebSocket, the same words introduce a close code.
  const inWords = isAboutWebSocket(text) ? [] : [body, ...(isAboutCloudflare ? [heading] : [])];
  const codes = new Set(
    [...inWords, bodyAfterStatus, taggedHeading, ...titles].flatMap((pattern) => numbersOf(text, pattern)),
  );
  const found = [...codes].flatMap(sightingsOf);
  return found.length === 0 && challenge.test(text) ? [{kind: 'status-body', known: cloudflareChallenge}] : found;
}

function sightingsOf(code: number): (NumberSighting | BodySighting)[] {
  const status = statusOfCloudflareCode.get(code);
  if (status !== undefined) return [{kind: 'http', code: status}];
  const known = cloudflareRefusals.get(code);
  if (known === undefined) return [];
  return [{kind: 'status-body', known: {...known, name: `Cloudflare ${code}: ${known.name}`}}];
}
