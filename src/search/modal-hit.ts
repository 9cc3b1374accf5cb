/** A hit as the DocSearch modal takes it, and what of it the modal shows in a row. */
import type {DocSearchModalProps} from '@docsearch/react';
import {escapeHtml} from '../lib/escape-html';
import {hierarchyLevels, ownHeading, type Hierarchy, type SearchHit} from '../lib/search/search-record';
import {toSafeHtml} from './marked-text';

export type DocSearchHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** How a section hangs below its page, when that is a hit too: as the last of its sections, or not. */
export type Branch = 'more' | 'last';

/** What a row shows: marked text. */
export interface ShownHit {
  readonly title: string;
  readonly path: string;
  readonly isPage: boolean;
  readonly branch?: Branch;
}

/**
 * A hit as the modal takes it. Its fields are escaped, since the modal writes those of recent searches
 * into the document as HTML. A `content` hit becomes a hit of its section: the modal would not save it as
 * recent unless its page is among the hits too (M7).
 */
export function toModalHit(hit: SearchHit): DocSearchHit {
  const snippet = hit._snippetResult?.content;
  return asDocSearchHit({
    objectID: hit.objectID,
    url: hit.url,
    type: ownHeading(hit).level,
    content: snippet === undefined ? null : toSafeHtml(snippet.value),
    hierarchy: escapeHierarchy(hit.hierarchy),
    // The category's name is written as text: not escaped.
    _highlightResult: {hierarchy: {lvl0: {value: hit.hierarchy.lvl0}}},
    // The modal does not store this with recent searches.
    _snippetResult: showHit(hit),
  });
}

/**
 * The section's heading as title, whole: a row has room for it. Below it the page, and the words around the match
 * when it is in the text. Below a page, words of its text.
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

/** What a hit shows; nothing for a recent or favorite search, which the modal draws by itself. */
export function shownHit(hit: object): ShownHit | undefined {
  return (hit as {_snippetResult?: ShownHit})._snippetResult;
}

/** Draws the sections of a page below it. The modal gives the hits of one page at a time. */
export function withBranches(items: DocSearchHit[]): DocSearchHit[] {
  if (!items.some(isPage)) return items;
  return items.map((item, index) => {
    if (isPage(item)) return item;
    const next = items[index + 1];
    const branch: Branch = next && !isPage(next) ? 'more' : 'last';
    return asDocSearchHit({...item, _snippetResult: {...shownHit(item), branch}});
  });
}

const isPage = ({type}: DocSearchHit) => type === 'lvl1';

function escapeHierarchy(hierarchy: Hierarchy): Record<keyof Hierarchy, string | null> {
  const escaped = hierarchyLevels.map((level) => {
    const text = hierarchy[level];
    return [level, text === null || level === 'lvl0' ? text : escapeHtml(text)] as const;
  });
  return Object.fromEntries(escaped) as Record<keyof Hierarchy, string | null>;
}

/** The modal's type asks for fields that it never reads. */
export function asDocSearchHit(hit: object): DocSearchHit {
  return hit as DocSearchHit;
}
