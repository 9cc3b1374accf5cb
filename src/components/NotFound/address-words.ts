import {percentDecode} from '../../lib/addresses/percent-decode';
import {wordTerms} from '../../lib/search/words';

/**
 * Tokenizes the path of a missing page: `/Platform/rate_limits.html` has `platform`, `rate`, and `limits`. A camel-case
 * name also counts as a single word, since URLs are often lowercase.
 *
 * @param path percent-encoded, as the browser reports it; malformed encoding is tolerated.
 */
export function addressWords(path: string): string[] {
  return names(path).flatMap(wordTerms);
}

/** Search query for a missing page: the words of the last path segment that has any, in their original case. */
export function addressQuery(path: string): string {
  const last = path.split('/').findLast((part) => names(part).length > 0) ?? '';
  return names(last).join(' ');
}

/** Stop words: parts of URLs that say nothing about a page. */
const emptyNames = new Set(['docs', 'en', 'htm', 'html', 'index', 'latest', 'md', 'mdx', 'php', 'www']);

function names(text: string): string[] {
  return (percentDecode(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (name) => name.length > 1 && !emptyNames.has(name.toLowerCase()),
  );
}
