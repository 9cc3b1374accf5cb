import MiniSearch, {type Query, type SearchOptions} from 'minisearch';
import {
  hierarchyLevels,
  ownHeading,
  type Hierarchy,
  type HierarchyLevel,
  type MarkedHierarchy,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from '../../lib/search-record';
import {markSnippet, markText} from './mark';
import {compactWord, findWords, textTerms, wordParts} from './words';

/** A record as it is searched: what ranks differently is a field of its own. */
interface IndexedRecord {
  readonly id: number;
  readonly heading: string;
  readonly page: string;
  readonly ancestors: string;
  readonly content: string;
}

export interface SearchEngine {
  search(request: SearchRequest): SearchResult;
}

/** A match in a section's own heading counts most, then in its page's title, then in its ancestors. */
const fieldBoost = {heading: 8, page: 3, ancestors: 2, content: 1};

/** Pages come before their sections when both match alike. */
const levelBoost: Readonly<Record<SearchRecord['type'], number>> = {
  lvl1: 1.5,
  lvl2: 1.2,
  lvl3: 1.1,
  lvl4: 1,
  lvl5: 1,
  lvl6: 1,
  content: 1,
};

const baseOptions: SearchOptions = {
  boost: fieldBoost,
  weights: {fuzzy: 0.35, prefix: 0.7},
  fuzzy: typoTolerance,
  maxFuzzy: 2,
};

/** Edits that a term may differ by: none for short words and numbers, where a typo is another word. */
function typoTolerance(term: string): number | false {
  if (/\d/.test(term) || term.length < 4) return false;
  return term.length < 8 ? 1 : 2;
}

/** Makes a search over records. Takes tens of milliseconds for a few hundred of them. */
export function createEngine(records: readonly SearchRecord[]): SearchEngine {
  const index = new MiniSearch<IndexedRecord>({
    fields: ['heading', 'page', 'ancestors', 'content'],
    tokenize: textTerms,
    // Terms are folded already.
    processTerm: (term) => term,
    searchOptions: {...baseOptions, boostDocument: (id) => levelBoost[records[id as number]?.type ?? 'content']},
  });
  index.addAll(records.map(toIndexed));

  return {
    search({query, snippetWords, page = 0, hitsPerPage}) {
      const matches = findMatches(index, query);
      const hits = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap(({id, terms}) => {
        const record = records[id as number];
        return record ? [toHit(record, new Set(terms), snippetWords)] : [];
      });
      return {hits, nbHits: matches.length};
    },
  };
}

function toIndexed(record: SearchRecord, id: number): IndexedRecord {
  const {level, text} = ownHeading(record);
  const {hierarchy} = record;
  const between = hierarchyLevels.slice(2, hierarchyLevels.indexOf(level)).map((ancestor) => hierarchy[ancestor] ?? '');
  return {
    id,
    heading: text,
    page: level === 'lvl1' ? '' : hierarchy.lvl1,
    ancestors: [hierarchy.lvl0, ...between].join(' '),
    content: record.content ?? '',
  };
}

/** Records with all words of the query; if there are none, records with any of them. */
function findMatches(index: MiniSearch<IndexedRecord>, query: string) {
  const words = findWords(query)
    .map(({text}) => text)
    .filter((word) => compactWord(word) !== '');
  if (words.length === 0) return [];
  const perWord = words.map((word, position) => wordQuery(word, position === words.length - 1));
  // `get balance` is also `getBalance`.
  const joined: Query[] = words.length > 1 && words.length <= 4 ? [termQuery(compactWord(words.join('')), true)] : [];
  const all = index.search({combineWith: 'OR', queries: [{combineWith: 'AND', queries: perWord}, ...joined]});
  return all.length > 0 ? all : index.search({combineWith: 'OR', queries: perWord});
}

/** A word of the query: the whole identifier, or all of its parts. */
function wordQuery(word: string, isLast: boolean): Query {
  const parts = wordParts(word);
  const whole = termQuery(compactWord(word), isLast);
  if (parts.length < 2) return whole;
  const byParts: Query = {
    combineWith: 'AND',
    queries: parts.map((part, position) => termQuery(part, isLast && position === parts.length - 1)),
  };
  return {combineWith: 'OR', queries: [whole, byParts]};
}

/** One term. Only the term being typed may be the beginning of a word. */
function termQuery(term: string, isPrefix: boolean): Query {
  return {queries: [term], prefix: isPrefix, tokenize: (text) => [text]};
}

function toHit(record: SearchRecord, terms: ReadonlySet<string>, snippetWords: number): SearchHit {
  const {content, hierarchy} = record;
  return {
    ...record,
    _highlightResult: {
      hierarchy: markHierarchy(hierarchy, (text) => markText(text, terms)),
      ...(content !== null && {content: markText(content, terms)}),
    },
    _snippetResult: {
      hierarchy: markHierarchy(hierarchy, (text) => markSnippet(text, terms, snippetWords)),
      ...(content !== null && {content: markSnippet(content, terms, snippetWords)}),
    },
  };
}

function markHierarchy(
  hierarchy: Hierarchy,
  mark: (text: string) => {value: string; matchLevel: 'none' | 'partial' | 'full'},
): MarkedHierarchy {
  const entries = hierarchyLevels.flatMap((level): [HierarchyLevel, ReturnType<typeof mark>][] => {
    const text = hierarchy[level];
    return text === null ? [] : [[level, mark(text)]];
  });
  return Object.fromEntries(entries);
}
