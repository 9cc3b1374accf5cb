import {closestName} from '../../lib/closest-name';

/** The id that was probably meant: in another spelling (`get-balance`), of an error code (`-32005`), or with a typo. */
export function nearestAnchor(given: string, ids: readonly string[]): string | undefined {
  const meant = [given, `error-${given}`, `error-minus-${given}`].map(compactId);
  return ids.find((id) => meant.includes(compactId(id))) ?? closestName(given, ids);
}

function compactId(id: string): string {
  return id.toLowerCase().replace(/[^a-z\d]+/g, '');
}
