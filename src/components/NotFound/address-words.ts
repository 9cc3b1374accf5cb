import {percentDecode} from '../../lib/percent-decode';

/**
 * The words of an address that nobody answers: `/Platform/rate_limits.html` has `platform`, `rate` and `limits`.
 *
 * @param path as the browser has it, so with `%20` and the like; whatever it holds, words come out.
 */
export function addressWords(path: string): string[] {
  return names(path).flatMap((name) => name.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).map((word) => word.toLowerCase()));
}

/** What to search for instead: the names at the end of the address, as they are written there. */
export function addressQuery(path: string): string {
  const last = path.split('/').findLast((part) => names(part).length > 0) ?? '';
  return names(last).join(' ');
}

/** Parts of addresses that say nothing about a page. */
const emptyNames = new Set(['docs', 'en', 'htm', 'html', 'index', 'latest', 'md', 'mdx', 'php', 'www']);

function names(text: string): string[] {
  return (percentDecode(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (name) => name.length > 1 && !emptyNames.has(name.toLowerCase()),
  );
}
