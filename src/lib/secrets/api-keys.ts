import {matchAt} from '../match-at';

/** A key in a text: one that works, not a placeholder. */
export interface FoundKey {
  readonly start: number;
  readonly end: number;
}

/** The path of an address before its key, of today and of earlier times. */
export const keyPath = String.raw`\/(?:api-key|api-token|access-token)\/`;

/** What stands before a key: the path of an address, a header, a parameter, a variable. Bounded: logs are long. */
const places = [
  new RegExp(keyPath, 'gi'),
  /\bx-(?:syndica-)?api-(?:key|token)["']?\s{0,4}[:=]\s{0,4}["']?/gi,
  /[?&](?:api[-_]?key|api[-_]?token|access[-_]?token|token)=/gi,
  /\bsyndica_api_key\s{0,4}[:=]\s{0,4}["']?/gi,
  /\bauthorization["']?\s{0,4}[:=]\s{0,4}["']?(?:bearer|basic)\s{1,4}/gi,
];

const key = /[^\s"'`\\/?#&,;)}\]]*/y;

export function findKeys(text: string): FoundKey[] {
  const found = places.flatMap((place) =>
    Array.from(text.matchAll(place), (match) => {
      const start = match.index + match[0].length;
      return {start, end: start + (matchAt(key, text, start)?.[0].length ?? 0)};
    }),
  );
  return found
    .filter(({start, end}) => !isPlaceholder(text.slice(start, end)))
    .sort((a, b) => a.start - b.start)
    .filter(({start}, index, all) => start >= (all[index - 1]?.end ?? 0));
}

/** A name with its members or what it is called with: `process.env.KEY`, `std::env::var(`, `os.environ[`. */
const expression = /^[a-z_$]\w{0,30}(?:(?:(?:\.|::)[a-z_$]\w{0,40})+(?:[([].*)?|[([].*)$/i;

/** Variables of a shell, of a template, of a route and of code, and what people write where a key goes. */
export function isPlaceholder(text: string): boolean {
  return (
    text === '' ||
    /^[$<{%[:=]/.test(text) ||
    expression.test(text) ||
    // What stands before the quotes of a text: `f"{KEY}"`.
    /^[a-z]$/i.test(text) ||
    /your|placeholder|example|redacted|secret_here|^[a-z_-]*(?:key|token|secret)$/i.test(text) ||
    /^[x*.…_-]+$/i.test(text) ||
    // Masked by its owner already.
    /[*•…]{3}|…|\.{3}$/.test(text)
  );
}

/** The text with `placeholder` in place of each key. */
export function maskKeys(text: string, placeholder: string): string {
  let masked = '';
  let end = 0;
  for (const found of findKeys(text)) {
    masked += text.slice(end, found.start) + placeholder;
    end = found.end;
  }
  return masked + text.slice(end);
}
