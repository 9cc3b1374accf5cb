import {
  hierarchyLevels,
  type Hierarchy,
  type HierarchyLevel,
  type MarkedField,
  type MarkedHierarchy,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from '../../lib/search/search-record';
import {findClosest, findJoined, findWord} from './find-records';
import {markSnippet, markText} from './mark';
import {nameFor} from './name-for';
import {readQuery} from './query';
import {Ranking} from './rank';
import {TermIndex} from './term-index';

export interface SearchEngine {
  /** Adds records to the index. */
  add(records: readonly SearchRecord[]): void;
  search(request: SearchRequest): SearchResult;
}

/** Indexes records. Takes tens of milliseconds for a few hundred of them. */
export function createEngine(initial: readonly SearchRecord[] = []): SearchEngine {
  const records: SearchRecord[] = [];
  const index = new TermIndex();
  const ranking = new Ranking(records);
  const add = (more: readonly SearchRecord[]) => {
    index.add(more);
    ranking.add(more);
    records.push(...more);
  };
  add(initial);
  return {
    add,
    search({query: text, snippetWords, page = 0, hitsPerPage}) {
      const query = readQuery(text, (term) => index.frequency(term));
      const {words, written} = query;
      const found = words.map((word, position) => findWord(index, word, position === words.length - 1));
      const perWord = found.some(({matches}) => matches.size > 0)
        ? found
        : words.map((word) => findClosest(index, word));
      const ranked = ranking.rank(query, perWord, findJoined(index, written));
      const asked = [...words, written.join('')];
      const hits = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap(({id, matches}) => {
        const record = records[id];
        const terms = new Set(matches.flatMap((match) => [...match.terms]));
        return record ? [{...toHit(record, terms, snippetWords), found: nameFor(asked, record)}] : [];
      });
      return {hits, nbHits: ranked.length};
    },
  };
}

function toHit(record: SearchRecord, terms: ReadonlySet<string>, snippetWords: number): SearchHit {
  const {objectID, url, type, content, hierarchy} = record;
  return {
    objectID,
    url,
    type,
    content,
    hierarchy,
    _highlightResult: {hierarchy: markHierarchy(hierarchy, terms)},
    _snippetResult: content === null ? {} : {content: markSnippet(content, terms, snippetWords)},
  };
}

function markHierarchy(hierarchy: Hierarchy, terms: ReadonlySet<string>): MarkedHierarchy {
  const entries = hierarchyLevels.flatMap((level): [HierarchyLevel, MarkedField][] => {
    const text = hierarchy[level];
    return text === null ? [] : [[level, markText(text, terms)]];
  });
  return Object.fromEntries(entries);
}
