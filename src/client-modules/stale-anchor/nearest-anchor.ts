import {closestName} from '../../lib/closest-name';
import {compactWord} from '../../lib/search/word-parts';

/** The id that was probably meant: in another spelling (`get-balance`), of an error code (`-32005`), or with a typo. */
export function nearestAnchor(given: string, ids: readonly string[]): string | undefined {
  const meant = [given, `error-${given}`, `error-minus-${given}`].map(compactWord);
  return ids.find((id) => meant.includes(compactWord(id))) ?? closestName(given, ids);
}
