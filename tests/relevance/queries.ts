import type {JudgedQuery} from './judged-query';
import {clumsyQuestions} from './queries/clumsy-questions';
import {codes} from './queries/codes';
import {identifiers} from './queries/identifiers';
import {navigation} from './queries/navigation';
import {questions} from './queries/questions';
import {synonyms} from './queries/synonyms';
import {typos} from './queries/typos';

/**
 * Queries of this site's readers, with their relevant results. Judged only from the pages, before any engine was run.
 * They measure ranking quality: do not tune the engine to single queries, and change a judgment only when the pages
 * change.
 */
export const queries: readonly JudgedQuery[] = [
  ...identifiers,
  ...codes,
  ...questions,
  ...typos,
  ...synonyms,
  ...navigation,
  ...clumsyQuestions,
];
