/**
 * Fits the search client to the DocSearch modal. The modal renders fields as HTML, forgets `content`
 * hits, and drops its error screen at once; each function below takes one of these away, so that the
 * modal itself stays as published.
 */
import type {DocSearchModalProps} from '@docsearch/react';
import {search as settings} from '../config/search';
import {escapeHtml, toSafeHtml} from '../lib/marked-text';
import {hierarchyLevels, ownHeading, type Hierarchy, type SearchHit} from '../lib/search-record';
import type {SearchClient} from './client';

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;
type DocSearchHit = Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0][number];

/** Hits with such an id carry a suggested query in `lvl0` and are never shown. */
const suggestionPrefix = 'suggestion:';

/** The modal's search client (its `transformSearchClient` property). */
export function createModalClient(client: SearchClient, onError: (error: unknown) => void): DocSearchClient {
  let latest = 0;
  const search = ({requests}: {requests: readonly {query: string}[]}) => {
    const current = ++latest;
    const startedAt = Date.now();
    const answer = client.search(requests[0]?.query ?? '').then(({hits, nbHits, queryID}) => ({
      results: [{hits: hits.length > 0 ? hits.map(toModalHit) : suggestions(), nbHits, queryID}],
    }));
    return holdFailure(answer, async (error) => {
      onError(error);
      await waitUntil(startedAt + settings.stalledAfterMs + 50);
      return current === latest;
    });
  };
  return {
    search,
    addAlgoliaAgent: () => undefined,
    transporter: {algoliaAgent: {value: '', add: () => ({}) as never}},
  } as unknown as DocSearchClient;
}

/** Takes out the suggestions; the modal's `transformItems` property. */
export function withoutSuggestions(items: DocSearchHit[]): DocSearchHit[] {
  return items.filter(({objectID}) => !objectID.startsWith(suggestionPrefix));
}

/**
 * What the modal offers when nothing is found (M10) are the categories of the last hits it got. With
 * no hits, these stand in for them.
 */
function suggestions(): DocSearchHit[] {
  return settings.suggestedQueries.map((lvl0) => {
    const hierarchy: Hierarchy = {lvl0, lvl1: lvl0, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
    return asDocSearchHit({objectID: suggestionPrefix + lvl0, url: '', type: 'lvl1', content: null, hierarchy});
  });
}

/**
 * A hit as the modal shows it: the section's heading as title; below it the page, and the words
 * around the match when the match is in the text. Fields are escaped, since the modal writes them
 * into the document as HTML. A `content` hit becomes a hit of its section: the modal would not save it
 * as recent unless its page is among the hits too (M7).
 */
export function toModalHit(hit: SearchHit): DocSearchHit {
  const {level} = ownHeading(hit);
  const marked = (name: keyof Hierarchy) =>
    toSafeHtml(hit._snippetResult?.hierarchy?.[name]?.value ?? hit.hierarchy[name] ?? '');
  const snippet = hit._snippetResult?.content;
  const content = snippet === undefined ? null : toSafeHtml(snippet.value);
  const contentMatched = content !== null && snippet?.matchLevel !== 'none';
  const path = contentMatched ? `${escapeHtml(hit.hierarchy.lvl1)} · ${content}` : marked('lvl1');
  return asDocSearchHit({
    objectID: hit.objectID,
    url: hit.url,
    type: level,
    content,
    hierarchy: escapeHierarchy(hit.hierarchy),
    // The category's name is written as text: not escaped.
    _highlightResult: {hierarchy: {lvl0: {value: hit.hierarchy.lvl0}}},
    // Of the headings, the modal shows the section's own and the page's.
    _snippetResult: {hierarchy: {lvl1: {value: path}, [level]: {value: marked(level)}}, content: {value: content}},
  });
}

function escapeHierarchy(hierarchy: Hierarchy): Record<keyof Hierarchy, string | null> {
  const escaped = hierarchyLevels.map((level) => {
    const text = hierarchy[level];
    return [level, text === null || level === 'lvl0' ? text : escapeHtml(text)] as const;
  });
  return Object.fromEntries(escaped) as Record<keyof Hierarchy, string | null>;
}

/** The modal's type asks for fields that it never reads. */
function asDocSearchHit(hit: object): DocSearchHit {
  return hit as DocSearchHit;
}

/**
 * A promise whose failure the modal shows and keeps showing (M11). The modal sets its error state in
 * `catch` and, when the chain settles, resets it to idle; so here `catch` runs its handler and the
 * chain stays pending. `beforeError` says when: after the "stalled" timer, which would overwrite the
 * error, and only if no newer search has started.
 */
function holdFailure<T>(answer: Promise<T>, beforeError: (error: unknown) => Promise<boolean>): Promise<T> {
  const held: Pick<Promise<T>, 'catch'> = {
    catch: (onRejected) =>
      new Promise((resolve) => {
        answer.then(resolve, async (error: unknown) => {
          if (!(await beforeError(error))) return;
          try {
            // The name by which the modal knows that no host answered.
            await onRejected?.(
              Object.assign(new Error('Search is unreachable.', {cause: error}), {name: 'RetryError'}),
            );
          } catch {
            // The handler throws the error again; the error screen is up, and that is the end of it.
          }
        });
      }),
  };
  return held as Promise<T>;
}

function waitUntil(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
}
