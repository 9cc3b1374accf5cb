/** What kind of search a query is; figures are given for each. */
export const queryClasses = ['identifier', 'code', 'question', 'typo', 'synonym', 'navigation'] as const;

export type QueryClass = (typeof queryClasses)[number];

/** 3: the section that answers. 2: also answers, or the page of it. 1: helps on the way. */
export type Grade = 3 | 2 | 1;

export interface Judgment {
  /** Path of a page, or path and anchor of a section. */
  readonly url: string;
  readonly grade: Grade;
}

/** A query, and what a reader who types it is served by. What is not listed counts as of no use. */
export interface JudgedQuery {
  readonly query: string;
  readonly class: QueryClass;
  readonly judged: readonly Judgment[];
}

/** A query, then the addresses of grade 3, 2 and 1. */
export type Row = readonly [
  query: string,
  answers: readonly string[],
  alsoAnswers?: readonly string[],
  helps?: readonly string[],
];

/** Queries of one class from their rows. */
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
