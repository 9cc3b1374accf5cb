/** Matching records by id, each with its score and the terms that matched. */
export type Matches = ReadonlyMap<number, Match>;

export interface Match {
  readonly score: number;
  /** How far it covers the query word: 1 for the word itself, less for substitutes such as synonyms. */
  readonly share: number;
  /** Terms of the index that matched, for highlighting. */
  readonly terms: readonly string[];
}

export const noMatches: Matches = new Map();

/** Union: records in any of the alternatives, each with its best score and share. */
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

/** Intersection: records in all parts, with the sum of the scores and the lowest share. */
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

/**
 * Scales scores and shares down, for indirect matches.
 *
 * @param shareFactor closer to 1 for matches that mean the same as the word.
 */
export function weaken(matches: Matches, factor: number, shareFactor = factor): Matches {
  return new Map(
    [...matches].map(([id, {score, share, terms}]) => [id, {score: score * factor, share: share * shareFactor, terms}]),
  );
}
