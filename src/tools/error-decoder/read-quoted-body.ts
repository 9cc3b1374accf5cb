import {cloudflareStatuses} from './cloudflare-statuses';
import {statusNames} from './known-names';
import type {NumberSighting} from './sighting';

/**
 * The body that V8 quotes where it is no JSON: `"Too Many Requests" is not valid JSON`; of a longer one, the start.
 *
 * Source: `kJsonParseUnexpectedTokenSurroundStringWithContext` and its like in `src/common/message-template.h` of V8.
 */
const quoted = /, "([^\n]{4,60})"(\.{3})? is not valid JSON/g;

/** Fewer letters begin too many words. */
const fewest = 8;

/** The statuses whose bodies a parser of JSON quotes: it failed because of them. */
export function readQuotedBodies(text: string): NumberSighting[] {
  return [...text.matchAll(quoted)].flatMap(([, body = '', cut]): NumberSighting[] => {
    const words = body.toLowerCase();
    const isBody = (whole: string) => (cut === undefined ? whole === words : whole.startsWith(words));
    const named = statusNames.filter(
      ([status, name]) => isBody(`${status} ${name.toLowerCase()}`) || isBody(name.toLowerCase()),
    );
    const codes = new Set([...named.map(([status]) => status), ...cloudflareStatuses(body)]);
    const [code, another] = codes;
    if (code === undefined || another !== undefined || words.length < fewest) return [];
    return [{kind: 'http', code, quote: body}];
  });
}
