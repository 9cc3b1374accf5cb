/** What a word or a query has found: records by their number, each with how well and by which terms. */
export type Matches = ReadonlyMap<number, Match>;

export interface Match {
  readonly score: number;
  /** How much of the word asked for it is: 1 for the word itself, less for what stands in for it. */
  readonly share: number;
  /** Terms of the index that matched, for highlighting. */
  readonly terms: readonly string[];
}

export const noMatches: Matches = new Map();

/** Records that any of them has found, each by the best of its matches. */
export function anyOf(alternatives: readonly Matches[]): Matches {
  const [first = noMatches, ...others] = alternatives.filter(({size}) => size > 0);
  if (others.length === 0) return first;
  const found = new Map<number, Match>();
  for (const matches of [first, ...others]) {
    for (const [id, match] of matches) {
      const other = found.get(id);
      const score = Math.max(match.score, other?.score ?? 0);
      const share = Math.max(match.share, other?.share ?? 0);
      found.set(id, {score, share, terms: other ? [...other.terms, ...match.terms] : match.terms});
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
        [...both].flatMap(([id, {score, share, terms}]) => {
          const match = part.get(id);
          if (match === undefined) return [];
          const all = {
            score: score + match.score,
            share: Math.min(share, match.share),
            terms: [...terms, ...match.terms],
          };
          return [[id, all] as const];
        }),
      ),
    first,
  );
}

/** The same records, for what counts less. */
export function weaken(matches: Matches, factor: number): Matches {
  return new Map(
    [...matches].map(([id, {score, share, terms}]) => [id, {score: score * factor, share: share * factor, terms}]),
  );
}
