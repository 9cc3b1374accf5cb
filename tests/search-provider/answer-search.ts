/**
 * Answers a search in the provider's response format. Matching and ranking are those of the site's own engine: this
 * mocks the protocol, not the provider's relevance.
 */
import {randomBytes} from 'node:crypto';
import {hierarchyLevels, type MarkedField, type SearchHit, type SearchRecord} from '../../src/lib/search/search-record';
import {createEngine, type SearchEngine} from '../../src/search/embedded/engine';
import {markTags} from '../../src/search/marked-text';
import type {Settings, StoredIndex, StoredRecord} from './store';

export interface SearchParameters {
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly advancedSyntax?: boolean;
  readonly clickAnalytics?: boolean;
}

/** The provider's own defaults: https://www.algolia.com/doc/api-reference/settings-api-parameters */
const defaults = {query: '', page: 0, hitsPerPage: 20, highlightPreTag: '<em>', highlightPostTag: '</em>'};
const defaultSnippetWords = 10;

export function answerSearch(indexName: string, index: StoredIndex, asked: SearchParameters) {
  // A request overrides the index settings, and these override the defaults.
  const parameters: SearchParameters & typeof defaults = {...defaults, ...index.settings, ...asked};
  const {page, hitsPerPage} = parameters;
  const {engine, records} = engineFor(index, parameters.facetFilters ?? []);
  const {query, excluded} = readQuery(parameters);
  const found =
    query === '' && excluded.length === 0
      ? records.map((record) => record as unknown as SearchHit)
      : searchAll(engine, query, excluded, records, snippetWords(parameters));
  return {
    hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((hit) => toProviderHit(hit, parameters)),
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: parameters.query,
    params: new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)])).toString(),
    index: indexName,
    processingTimeMS: 1,
    ...(parameters.clickAnalytics && {queryID: randomBytes(16).toString('hex')}),
  };
}

interface PreparedIndex {
  readonly engine: SearchEngine;
  readonly records: readonly StoredRecord[];
}

const prepared = new WeakMap<StoredIndex, Map<string, PreparedIndex>>();

/** The records that pass the filters, and an engine for them; memoized per index version and filters. */
function engineFor(index: StoredIndex, filters: NonNullable<SearchParameters['facetFilters']>): PreparedIndex {
  const known = prepared.get(index) ?? new Map<string, PreparedIndex>();
  prepared.set(index, known);
  const key = JSON.stringify(filters);
  const existing = known.get(key);
  if (existing) return existing;
  const records = [...index.records.values()].filter((record) => passes(record, filters, index.settings));
  const made = {engine: createEngine(records as unknown as SearchRecord[]), records};
  known.set(key, made);
  return made;
}

/**
 * All filters must match; a list matches when any of its filters does. A facet that is not declared matches nothing.
 */
function passes(
  record: StoredRecord,
  filters: NonNullable<SearchParameters['facetFilters']>,
  {attributesForFaceting = []}: Settings & {attributesForFaceting?: readonly string[]},
): boolean {
  const holds = (filter: string) => {
    const separator = filter.indexOf(':');
    const attribute = filter.slice(0, separator);
    const declared = attributesForFaceting.some((facet) => facet.replace(/^.*\(|\)$/g, '') === attribute);
    return declared && record[attribute] === filter.slice(separator + 1);
  };
  return filters.every((filter) => (typeof filter === 'string' ? holds(filter) : filter.some(holds)));
}

/** With advanced syntax, a leading minus excludes hits with that word. */
function readQuery({query, advancedSyntax = false}: SearchParameters & {query: string}) {
  if (!advancedSyntax) return {query, excluded: []};
  const words = query.split(/\s+/);
  return {
    query: words.filter((word) => !word.startsWith('-')).join(' '),
    excluded: words.filter((word) => word.startsWith('-')).map((word) => word.slice(1)),
  };
}

function searchAll(
  engine: SearchEngine,
  query: string,
  excluded: readonly string[],
  records: readonly StoredRecord[],
  words: number,
): SearchHit[] {
  const search = (text: string) =>
    engine.search({query: text, snippetWords: words, hitsPerPage: Math.max(1, records.length)}).hits;
  const found = query === '' ? records.map((record) => record as unknown as SearchHit) : search(query);
  const without = new Set(excluded.flatMap((word) => search(word).map(({objectID}) => objectID)));
  return found.filter(({objectID}) => !without.has(objectID));
}

function snippetWords({attributesToSnippet = []}: SearchParameters): number {
  const [, words] = attributesToSnippet[0]?.split(':') ?? [];
  return words === undefined ? defaultSnippetWords : Number(words);
}

/** Reduces a hit to the requested attributes, highlighted with the requested tags. */
function toProviderHit(hit: SearchHit, {attributesToRetrieve, attributesToSnippet, ...tags}: SearchParameters) {
  const retrieve = (attribute: string) =>
    !attributesToRetrieve || attributesToRetrieve.some((asked) => asked === attribute || asked === '*');
  const snippeted = new Set(attributesToSnippet?.map((attribute) => attribute.replace(/:.*$/, '')));
  const {_highlightResult, _snippetResult, hierarchy, objectID, ...attributes} = hit;
  const levels = hierarchyLevels.filter((level) => retrieve('hierarchy') || retrieve(`hierarchy.${level}`));
  return {
    ...Object.fromEntries(Object.entries(attributes).filter(([attribute]) => retrieve(attribute))),
    ...(levels.length > 0 && {hierarchy: Object.fromEntries(levels.map((level) => [level, hierarchy[level]]))}),
    objectID,
    _highlightResult: retag(_highlightResult, () => true, tags),
    _snippetResult: retag(_snippetResult, (attribute) => snippeted.has(attribute), tags),
  };
}

function retag(
  result: SearchHit['_highlightResult'] & SearchHit['_snippetResult'],
  isAsked: (attribute: string) => boolean,
  {highlightPreTag = markTags.open, highlightPostTag = markTags.close}: SearchParameters,
) {
  const field = (marked: MarkedField) => ({
    ...marked,
    value: marked.value.replaceAll(markTags.open, highlightPreTag).replaceAll(markTags.close, highlightPostTag),
  });
  const hierarchy = Object.entries(result?.hierarchy ?? {}).flatMap(([level, marked]) =>
    isAsked(`hierarchy.${level}`) ? [[level, field(marked)] as const] : [],
  );
  return {
    hierarchy: Object.fromEntries(hierarchy),
    ...(result?.content && isAsked('content') && {content: field(result.content)}),
  };
}
