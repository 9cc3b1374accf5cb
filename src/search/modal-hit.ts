/** Converts hits to the shape that the DocSearch modal expects, and to the contents of its rows. */
import type {DocSearchModalProps} from '@docsearch/react';
import {escapeHtml} from '../lib/html/escape-html';
import {byLevel, ownHeading, type Hierarchy, type SearchHit} from '../lib/search/search-record';
import {toSafeHtml} from './marked-text';

export type DocSearchHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** Tree connector of a section below its page, if that is a hit above it: `last` for the last section. */
export type Branch = 'more' | 'last';

/** Contents of a row: text with the matches marked. */
export interface ShownHit {
  readonly title: string;
  readonly path: string;
  readonly isPage: boolean;
  readonly branch?: Branch;
  /** As in `SearchHit`. */
  readonly found?: string | undefined;
}

/** What a hit carries through the modal. */
interface Carried {
  readonly row: ShownHit;
  /** The query that it is a hit for; the modal's own query may have changed since. */
  readonly query: string;
}

/**
 * Converts a hit for the modal. Its fields are escaped, since the modal renders those of recent searches as raw HTML.
 * A `content` hit becomes a hit of its section: the modal would otherwise save it as a recent search only if its page
 * is among the hits too (M7).
 */
export function toModalHit(hit: SearchHit, query: string): DocSearchHit {
  const snippet = hit._snippetResult?.content;
  return asDocSearchHit({
    objectID: hit.objectID,
    url: hit.url,
    type: ownHeading(hit).level,
    content: snippet === undefined ? null : toSafeHtml(snippet.value),
    hierarchy: escapeHierarchy(hit.hierarchy),
    // Not escaped: the modal renders the category as text.
    _highlightResult: {hierarchy: {lvl0: {value: hit.hierarchy.lvl0}}},
    // The modal does not store this with recent searches.
    _snippetResult: {row: {...showHit(hit), found: hit.found}, query} satisfies Carried,
  });
}

/**
 * The title is the section's heading in full, since a row has room for it. The path is the page, followed by the
 * snippet if the section's text matched. For a page, the path is a snippet of its text.
 */
function showHit(hit: SearchHit): ShownHit {
  const {level} = ownHeading(hit);
  const marked = (name: keyof Hierarchy) => hit._highlightResult?.hierarchy?.[name]?.value ?? hit.hierarchy[name] ?? '';
  const snippet = hit._snippetResult?.content;
  const title = marked(level);
  if (level === 'lvl1') return {title, path: snippet?.value ?? '', isPage: true};
  const contentMatched = snippet !== undefined && snippet.matchLevel !== 'none';
  return {title, path: contentMatched ? `${hit.hierarchy.lvl1} · ${snippet.value}` : marked('lvl1'), isPage: false};
}

/** A hit's row; undefined for a recent or favorite search, which the modal renders itself. */
export function shownHit(hit: object): ShownHit | undefined {
  return carried(hit)?.row;
}

/** The query that a hit answers; undefined for a recent or favorite search. */
export function answeredQuery(hit: object): string | undefined {
  return carried(hit)?.query;
}

function carried(hit: object): Carried | undefined {
  return (hit as {_snippetResult?: Carried})._snippetResult;
}

/**
 * Connects the sections of a page to it as a tree. The modal passes the hits of one page at a time. Sections that rank
 * above their page stay there, without a line, which would come from nowhere.
 */
export function withBranches(items: DocSearchHit[]): DocSearchHit[] {
  const page = items.findIndex(({type}) => type === 'lvl1');
  return items.map((item, index) => {
    if (page === -1 || index <= page) return item;
    const branch: Branch = index === items.length - 1 ? 'last' : 'more';
    return asDocSearchHit({...item, _snippetResult: {...carried(item), row: {...shownHit(item), branch}}});
  });
}

function escapeHierarchy(hierarchy: Hierarchy): Record<keyof Hierarchy, string | null> {
  return byLevel((level) => {
    const text = hierarchy[level];
    return text === null || level === 'lvl0' ? text : escapeHtml(text);
  });
}

/** The modal's type requires fields that it never reads. */
function asDocSearchHit(hit: object): DocSearchHit {
  return hit as DocSearchHit;
}
