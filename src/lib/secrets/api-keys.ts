import {matchAt} from '../text/match-at';
import {keyPath} from './key-path';

/** Offsets of an API key in a text: a real one, not a placeholder. */
export interface FoundKey {
  readonly start: number;
  readonly end: number;
}

/** A query parameter in which other providers take a key, also encoded; captures its name. */
export const keyParameter = String.raw`(?:[?&]|%3F|%26)(api[-_]?key|api[-_]?token|access[-_]?token|token)(?:=|%3D)`;

export const foreignKeyPathSource = {
  quickNode: 'https://www.quicknode.com/docs/quicknode-sdk/Solana/Overview',
  alchemy: 'https://www.alchemy.com/rpc/solana.md',
  triton: 'https://docs.triton.one/security/authentication.md',
  verified: '2026-11-26',
} as const;

/** Hosts of other providers that take a key in the path, up to that key. */
const foreignKeyPath = /\b(?:quiknode\.pro|rpcpool\.com|g\.alchemy\.com\/v2)(?::\d{1,5})?\//gi;

/** Escaped in a JSON string. */
const quote = String.raw`\\{0,3}["'\x60]`;

/**
 * Between the name of a header or a setting and its value: `: "`, `", "` as in `set("x-token", "…")`, `(Some("`, and
 * `", "value": "` of an HTTP archive. After a comma, names without a digit are other headers in a list.
 */
const toValue = String.raw`(?:(?:${quote})?\s{0,4}(?::=|[:=])\s{0,4}(?:${quote})?|${quote}\s{0,4},\s{0,9}(?:${quote}(?=[\w.-]{0,60}\d)|(?:${quote})?value(?:${quote})?\s{0,4}:\s{0,4}${quote})|\((?:Some\()?["'])`;

/** Of any provider: long and with a digit, since values of other members and arguments can be in such a place. */
const longKey = String.raw`(?=[\w-]{0,40}\d)(?=[\w-]{16})`;

/** An address in quotes, with or without a scheme, or a variable that is named like one. */
const addressArgument = String.raw`(?:["'\x60][\w$:/{-]{1,80}[.:][^\s"'\x60]{1,300}["'\x60]|[\w.]{0,60}(?:endpoint|url|host|grpc|rpc)\w{0,60})`;

/**
 * A client that takes a key after its address, as those of Yellowstone do. Other functions take the address of an
 * account there.
 */
const clientArguments = String.raw`\b(?:new\s{1,9}\w{1,60}|\w{0,60}(?:client|connect|dial))\(\s{0,20}${addressArgument},\s{0,20}(?:Some\()?["'\x60]`;

/**
 * What precedes a key: a URL path, header, query parameter, variable, or argument. Quantifiers are bounded: logs are
 * long.
 */
const places = [
  new RegExp(keyPath, 'gi'),
  foreignKeyPath,
  new RegExp(String.raw`\bx-(?:(?:syndica-)?api-(?:key|token)|token)${toValue}`, 'gi'),
  new RegExp(keyParameter, 'gi'),
  /\bsyndica_api_key\s{0,4}[:=]\s{0,4}["']?/gi,
  new RegExp(String.raw`\b\w{0,40}(?:api[-_]?key|(?:x|auth|access)[-_]?token)${toValue}${longKey}`, 'gi'),
  new RegExp(clientArguments + longKey, 'gi'),
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

/** Member access, a call, or indexing, and so code: `process.env.KEY`, `std::env::var(`, `os.environ[`. */
const expression = /^[a-z_$]\w{0,30}(?:(?:(?:\.|::)[a-z_$]\w{0,40})+(?:[([].*)?|[([].*)$/i;

/** Whether a text is a variable of a shell, template, route, or program, or a common stand-in for a key. */
export function isPlaceholder(text: string): boolean {
  return (
    text === '' ||
    /^[$<{%[:=]/.test(text) ||
    expression.test(text) ||
    // The prefix of a string literal: `f"{KEY}"`.
    /^[a-z]$/i.test(text) ||
    /your|placeholder|example|redacted|secret_here|^[a-z_-]*(?:key|token|secret)$/i.test(text) ||
    /^[x*.…_-]+$/i.test(text) ||
    // Already masked by its owner.
    /[*•…]{3}|…|\.{3}$/.test(text)
  );
}

/** Replaces each key in the text with `placeholder`. */
export function maskKeys(text: string, placeholder: string): string {
  let masked = '';
  let end = 0;
  for (const found of findKeys(text)) {
    masked += text.slice(end, found.start) + placeholder;
    end = found.end;
  }
  return masked + text.slice(end);
}
