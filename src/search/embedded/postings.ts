/**
 * Which records have a term, and how much that says of each: BM25+ over several fields
 * (https://en.wikipedia.org/wiki/Okapi_BM25), in arrays that are made in one pass over the texts. A library's
 * index took three times as long, all of which the first results wait for.
 */

/** Less weight on length than usual (b is 0.7): a long table defines a name as well as a short one does. */
const bm25 = {k: 1.2, b: 0.5, d: 0.5};

/** What the records have in one field. */
interface Field {
  /** How much a match in it counts. */
  readonly boost: number;
  /** By the number of a term: the records that have it, each followed by how often. */
  readonly occurrences: number[][];
  /** Different terms, by record. */
  readonly lengths: number[];
  /** All of them. */
  total: number;
}

/** What a search has found in a record. */
interface Found {
  score: number;
  /** The term is what was asked for, until it is said to stand in for it. */
  readonly share: 1;
  readonly terms: string[];
}

export class Postings {
  private readonly numbers = new Map<string, number>();
  private readonly fields: readonly Field[];

  /**
   * @param size number of the records.
   * @param boosts how much a match in each of the fields counts.
   */
  constructor(
    private readonly size: number,
    boosts: readonly number[],
  ) {
    this.fields = boosts.map((boost) => ({boost, occurrences: [], lengths: [], total: 0}));
  }

  /** All terms. */
  terms(): Iterable<string> {
    return this.numbers.keys();
  }

  has(term: string): boolean {
    return this.numbers.has(term);
  }

  /** The number of a term, for `add`. */
  number(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) return known;
    this.numbers.set(term, this.numbers.size);
    return this.numbers.size - 1;
  }

  /** Adds a term of a record, as often as the field has it. Records come in the order of their numbers. */
  add(fieldIndex: number, record: number, term: number): void {
    const field = this.fields[fieldIndex];
    if (!field) throw new RangeError(`There is no field ${fieldIndex}.`);
    const occurrences = (field.occurrences[term] ??= []);
    const last = occurrences.length - 2;
    if (occurrences[last] === record) {
      occurrences[last + 1] = (occurrences[last + 1] ?? 0) + 1;
      return;
    }
    occurrences.push(record, 1);
    field.lengths[record] = (field.lengths[record] ?? 0) + 1;
    field.total += 1;
  }

  /** Records that have any of the terms, each of which counts by its weight. */
  find(terms: Iterable<readonly [term: string, weight: number]>): Map<number, Found> {
    const found = new Map<number, Found>();
    for (const [term, weight] of terms) {
      const number = this.numbers.get(term);
      if (number === undefined) continue;
      for (const field of this.fields) this.score(field, term, number, weight * field.boost, found);
    }
    return found;
  }

  private score(
    {occurrences, lengths, total}: Field,
    term: string,
    number: number,
    weight: number,
    found: Map<number, Found>,
  ) {
    const list = occurrences[number];
    if (!list) return;
    const {k, b, d} = bm25;
    const matching = list.length / 2;
    const rarity = weight * Math.log(1 + (this.size - matching + 0.5) / (matching + 0.5));
    const average = total / this.size;
    for (let index = 0; index < list.length; index += 2) {
      const [record = 0, often = 0] = [list[index], list[index + 1]];
      const share = (lengths[record] ?? 0) / average;
      const score = rarity * (d + (often * (k + 1)) / (often + k * (1 - b + b * share)));
      const before = found.get(record);
      if (!before) {
        found.set(record, {score, share: 1, terms: [term]});
        continue;
      }
      before.score += score;
      if (before.terms.at(-1) !== term) before.terms.push(term);
    }
  }
}
