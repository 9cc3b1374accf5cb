import {statusNames} from '../known-names';
import type {BodySighting, NumberSighting} from '../sighting';
import {readCloudflare} from './read-cloudflare';

/**
 * V8 quotes a body that is not JSON, or the start of a longer one: `"Too Many Requests" is not valid JSON`.
 *
 * Source: `kJsonParseUnexpectedTokenSurroundStringWithContext` and similar in V8's `src/common/message-template.h`.
 */
const quoted = /, "([^\n]{4,60})"(\.{3})? is not valid JSON/g;

/** Shorter quotes are ambiguous. */
const fewest = 8;

/** HTTP statuses whose bodies a JSON parser failed on and quotes. */
export function readQuotedBodies(text: string): (NumberSighting | BodySighting)[] {
  return [...text.matchAll(quoted)].flatMap(([, body = '', cut]): (NumberSighting | BodySighting)[] => {
    const words = body.toLowerCase();
    const isBody = (whole: string) => (cut === undefined ? whole === words : whole.startsWith(words));
    const named = statusNames.filter(
      ([status, name]) => isBody(`${status} ${name.toLowerCase()}`) || isBody(name.toLowerCase()),
    );
    const codes = new Set(named.map(([status]) => status));
    const [found, another] = [...[...codes].map((code) => ({kind: 'http', code}) as const), ...readCloudflare(body)];
    if (found === undefined || another !== undefined || words.length < fewest) return [];
    return [{...found, quote: body}];
  });
}
