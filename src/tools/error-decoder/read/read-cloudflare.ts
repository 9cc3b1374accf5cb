import {cloudflareChallenge, cloudflareRefusals} from '../../../data/errors/cloudflare-refusals';
import {cloudflareStatuses, statusOfCloudflareCode} from '../../../data/errors/cloudflare-statuses';
import {webSocketCloseCodes} from '../../../data/errors/websocket-close-codes';
import type {BodySighting, NumberSighting} from '../sighting';
import {isAboutWebSocket} from './is-about-web-socket';
import {numbersOf} from './numbers-of';

/** A body without HTML. */
const body = /^error code: (\d{3,4})$/gim;

const bodyAlone = /^\s*error code: (\d{3,4})\s*$/i;

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

/** Close codes that programs hardly ever print: only clients close with one, and the other means that TLS failed. */
const hardlySeen = [1010, 1015];

/** Whether the words of a body with this number also introduce a WebSocket close code. */
export function canBeClose(number: number): boolean {
  return webSocketCloseCodes.some(({code}) => code === number) && !hardlySeen.includes(number);
}

/** The number in a text that consists of only such a body. */
export function numberOfBody(text: string): number | undefined {
  const [, digits] = bodyAlone.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Cloudflare's own bodies and error pages in a text. */
export function readCloudflare(text: string): (NumberSighting | BodySighting)[] {
  const isAboutCloudflare = /\bcloudflare\b|\bray id\b/i.test(text);
  const isOfHttp = isAboutCloudflare || /\bHTTP\/\d/i.test(text);
  const inBody = isAboutWebSocket(text) ? [] : numbersOf(text, body);
  const codes = new Set([
    ...inBody.filter((code) => isOfHttp || numberOfBody(text) === code || !canBeClose(code)),
    ...(isAboutCloudflare && !isAboutWebSocket(text) ? numbersOf(text, heading) : []),
    ...numbersOf(text, taggedHeading).filter((code) => isAboutCloudflare || !cloudflareRefusals.has(code)),
    ...numbersOf(text, bodyAfterStatus, ...titles),
  ]);
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
