import {cloudflareStatuses, statusOfCloudflareCode} from '../../data/errors/cloudflare-statuses';
import {numbersOf} from './numbers-of';

/** A body without HTML. */
const body = /^error code: (\d{3,4})$/gim;

/** A heading of an error page, with a tag before the number. */
const taggedHeading = /\berror(?: code)?(?:\s{0,20}<\/?\w[^<>\n]{0,300}>){1,6}\s{0,20}(\d{3,4})\b/gi;

/** A heading of an error page without its tags: elsewhere, the words can introduce any number. */
const heading = /\berror(?: code:?)?\s{1,20}(\d{3,4})\b/gi;

/** The title of an error page. */
const titles = cloudflareStatuses.map(({status, name}) => new RegExp(`\\b(${status}): ${name}\\b`, 'gi'));

/** HTTP statuses of Cloudflare's own bodies and error pages in a text. */
export function readCloudflare(text: string): number[] {
  const isAboutCloudflare = /\bcloudflare\b|\bray id\b/i.test(text);
  return [body, taggedHeading, ...(isAboutCloudflare ? [heading] : []), ...titles]
    .flatMap((pattern) => numbersOf(text, pattern))
    .flatMap((code) => statusOfCloudflareCode.get(code) ?? []);
}
