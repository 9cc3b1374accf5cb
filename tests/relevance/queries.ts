import type {JudgedQuery} from './judged-query';
import {codes} from './queries/codes';
import {identifiers} from './queries/identifiers';
import {navigation} from './queries/navigation';
import {questions} from './queries/questions';
import {synonyms} from './queries/synonyms';
import {typos} from './queries/typos';

/**
 * What readers of this site search for, and what serves them. Judged from the pages alone, before any
 * engine had answered. They show how good the ranking is: do not tune it to single queries, and change
 * a judgment only when the pages change.
 */
export const queries: readonly JudgedQuery[] = [
  ...identifiers,
  ...codes,
  ...questions,
  ...typos,
  ...synonyms,
  ...navigation,
];
