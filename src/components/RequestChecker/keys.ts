import {apiKeyPlaceholder} from '../../data/endpoints';

/** A key in a text: one that works, not a placeholder. */
export interface FoundKey {
  readonly start: number;
  readonly end: number;
}

/** What stands before a key: the path of an address, a header, a parameter, a variable. */
const places = [
  /\/(?:api-key|api-token|access-token)\//gi,
  /\bx-(?:syndica-)?api-(?:key|token)["']?\s*[:=]\s*["']?/gi,
  /[?&](?:api[-_]?key|api[-_]?token|access[-_]?token|token)=/gi,
  /\bsyndica_api_key\s*=\s*["']?/gi,
  /\bauthorization["']?\s*[:=]\s*["']?(?:bearer|basic)\s+/gi,
];

const key = /[^\s"'`\\/?#&,;)}\]]*/y;

export function findKeys(text: string): FoundKey[] {
  const found = places.flatMap((place) =>
    Array.from(text.matchAll(place), (match) => {
      const start = match.index + match[0].length;
      key.lastIndex = start;
      return {start, end: start + (key.exec(text)?.[0].length ?? 0)};
    }),
  );
  return found
    .filter(({start, end}) => !isPlaceholder(text.slice(start, end)))
    .sort((a, b) => a.start - b.start)
    .filter(({start}, index, all) => start >= (all[index - 1]?.end ?? 0));
}

/** Variables of a shell or a template, and what people write where a key goes. */
export function isPlaceholder(text: string): boolean {
  return (
    text === '' ||
    /^[$<{%[]/.test(text) ||
    /your|placeholder|example|redacted|secret_here|^(?:api[-_]?)?key$|^token$/i.test(text) ||
    /^[x*.…_-]+$/i.test(text)
  );
}

/** The text with the placeholder of the documentation in place of each key. */
export function maskKeys(text: string): string {
  let masked = '';
  let end = 0;
  for (const found of findKeys(text)) {
    masked += text.slice(end, found.start) + apiKeyPlaceholder;
    end = found.end;
  }
  return masked + text.slice(end);
}
