import distance from 'leven';

/** Maximum edit distance of a typo. */
const maxChanges = 3;

/** Any greater distance is counted as this one, so that a long text takes no time. */
const notCounted = maxChanges + 1;

/** The name that was probably meant: the one with the smallest edit distance, if it is small enough. */
export function closestName(given: string, names: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  const near = names
    .map((name) => ({name, changes: distance(lower, name.toLowerCase(), {maxDistance: notCounted})}))
    .filter(({name, changes}) => changes <= Math.min(maxChanges, Math.floor(name.length / 3)))
    .sort((a, b) => a.changes - b.changes);
  return near[0]?.name;
}
