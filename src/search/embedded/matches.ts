/** What a word or a query has found: records by their number, each with how well and by which terms. */
export type Matches = ReadonlyMap<number, Match>;

export interface Match {
  readonly score: number;
  /** Terms of the index that matched, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

export const noMatches: Matches = new Map();

/** Records that any of them has found, each by the best of its matches. */
export function anyOf(alternatives: readonly Matches[]): Matches {
  const found = new Map<number, Match>();
  for (const matches of alternatives) {
    for (const [id, match] of matches) {
      const other = found.get(id);
      const score = Math.max(match.score, other?.score ?? 0);
      found.set(id, {score, terms: other ? union(other.terms, match.terms) : match.terms});
    }
  }
  return found;
}

/** Records that all of them have found. */
export function allOf(parts: readonly Matches[]): Matches {
  const [first = noMatches, ...others] = parts;
  return others.reduce<Matches>(
    (both, part) =>
      new Map(
        [...both].flatMap(([id, {score, terms}]) => {
          const match = part.get(id);
          return match ? [[id, {score: score + match.score, terms: union(terms, match.terms)}] as const] : [];
        }),
      ),
    first,
  );
}

/** The same records, for what counts less. */
export function weaken(matches: Matches, factor: number): Matches {
  return new Map([...matches].map(([id, {score, terms}]) => [id, {score: score * factor, terms}]));
}

function union<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> {
  return new Set([...a, ...b]);
}
