/** The kinds of queries; scores are reported for each. */
export const queryClasses = [
  'identifier',
  'code',
  'question',
  'typo',
  'synonym',
  'navigation',
  'clumsy question',
] as const;

export type QueryClass = (typeof queryClasses)[number];

/** Relevance. 3: the section that answers. 2: also answers, or is the page of that section. 1: helps on the way. */
type Grade = 3 | 2 | 1;

export interface Judgment {
  /** Path of a page, or path and anchor of a section. */
  readonly url: string;
  readonly grade: Grade;
}

/** A query with its relevant results. Unlisted results count as irrelevant. */
export interface JudgedQuery {
  readonly query: string;
  readonly class: QueryClass;
  readonly judged: readonly Judgment[];
}

/** A query, then the URLs of grade 3, 2 and 1. */
export type Row = readonly [
  query: string,
  answers: readonly string[],
  alsoAnswers?: readonly string[],
  helps?: readonly string[],
];

/** Converts rows to judged queries of one class. */
export function judge(queryClass: QueryClass, rows: readonly Row[]): JudgedQuery[] {
  return rows.map(([query, answers, alsoAnswers = [], helps = []]) => ({
    query,
    class: queryClass,
    judged: [...graded(answers, 3), ...graded(alsoAnswers, 2), ...graded(helps, 1)],
  }));
}

function graded(urls: readonly string[], grade: Grade): Judgment[] {
  return urls.map((url) => ({url, grade}));
}
