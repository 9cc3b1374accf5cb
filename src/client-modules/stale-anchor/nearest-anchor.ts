import {compactWord} from '../../lib/search/word-parts';
import {closestName} from '../../lib/text/closest-name';

/** The id that was probably meant by one with another spelling (`get-balance`), an error code (`-32005`), or a typo. */
export function nearestAnchor(given: string, ids: readonly string[]): string | undefined {
  const meant = [given, `error-${given}`, `error-minus-${given}`].map(compactWord);
  return ids.find((id) => meant.includes(compactWord(id))) ?? closestName(given, ids);
}
