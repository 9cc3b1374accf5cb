import {compactWord} from '../../lib/search/word-parts';
import {closestName} from '../../lib/text/closest-name';

const digitsOf = (id: string) => id.replace(/\D/g, '');

/**
 * The id that was probably meant by one with another spelling (`get-balance`), an error code (`-32005`, `error-32005`),
 * or a typo in words: one number is not a typo of another.
 */
export function nearestAnchor(given: string, ids: readonly string[]): string | undefined {
  const code = given.replace(/^error-/, '');
  const meant = [given, `error-${code}`, `error-minus-${code}`].map(compactWord);
  const alike = ids.filter((id) => digitsOf(id) === digitsOf(given));
  return ids.find((id) => meant.includes(compactWord(id))) ?? closestName(given, alike);
}
