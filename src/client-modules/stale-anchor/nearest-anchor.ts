import {closestName} from '../../lib/closest-name';

/** The id that was probably meant: in another spelling (`get-balance`), of an error code (`-32005`), or with a typo. */
export function nearestAnchor(given: string, ids: readonly string[]): string | undefined {
  const compact = compactId(given);
  const meant = [compact, `error${compact}`, `errorminus${compact}`];
  return ids.find((id) => meant.includes(compactId(id))) ?? closestName(given, ids);
}

/** Without case and punctuation, except for the sign of a code. */
function compactId(id: string): string {
  return id
    .toLowerCase()
    .replace(/^-(?=\d)/, 'minus')
    .replace(/[^a-z\d]+/g, '');
}
