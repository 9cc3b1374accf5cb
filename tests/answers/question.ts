/** A reader's question, and where the site answers it. */
export interface Question {
  readonly question: string;
  /** Path and anchor of the section that answers. */
  readonly answeredAt: string;
  /** Words, figures and names that the answer must contain, case-insensitive. */
  readonly keyTerms: readonly string[];
}

/** A question, its section, then the key terms. */
export type Row = readonly [question: string, answeredAt: string, ...keyTerms: string[]];

export function ask(...rows: readonly Row[]): Question[] {
  return rows.map(([question, answeredAt, ...keyTerms]) => ({question, answeredAt, keyTerms}));
}
