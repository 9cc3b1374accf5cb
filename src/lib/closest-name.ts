/** Maximum edit distance of a typo. */
const mostChanges = 3;

/** The name that was probably meant: the one with the smallest edit distance, if it is small enough. */
export function closestName(given: string, names: readonly string[]): string | undefined {
  const lower = given.toLowerCase();
  const near = names
    .map((name) => ({name, changes: changesBetween(lower, name.toLowerCase())}))
    .filter(({name, changes}) => changes <= Math.min(mostChanges, Math.floor(name.length / 3)))
    .sort((a, b) => a.changes - b.changes);
  return near[0]?.name;
}

/** Levenshtein distance; `Infinity` if the lengths alone differ by more than `mostChanges`. */
function changesBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > mostChanges) return Infinity;
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? Infinity;
}
