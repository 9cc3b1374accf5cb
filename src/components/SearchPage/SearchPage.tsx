import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import {search as settings} from '../../config/search';
import {searchPage} from '../../config/search-page';
import {useQueryState} from '../../hooks/useQueryState';
import type {QueryCodec} from '../../lib/addresses/query-codec';
import {replaceQuery} from '../../lib/browser/page-address';
import {nonProseInput} from '../../lib/html/non-prose-input';
import {cleanQuery} from '../../search/clean-query';
import {explainLeftOut, queryOf, shortenPaste} from '../Search/modal/shorten-paste';
import {groupHits} from './group-hits';
import {PageGroup} from './PageGroup';
import {ResultsStatus} from './ResultsStatus';
import styles from './SearchPage.module.css';
import {SlashSetting} from './SlashSetting';
import {useResultKeys} from './useResultKeys';
import {useSearchClient} from './useSearchClient';
import {useSearchResults} from './useSearchResults';

/** The query is kept in the URL, so that results can be linked to. */
const queryCodec: QueryCodec<string> = {
  names: [searchPage.queryParameter],
  read: (parameters) => queryOf(parameters.get(searchPage.queryParameter) ?? ''),
  write: (typed) => ({[searchPage.queryParameter]: typed || undefined}),
};

/** Of text from before hydration: a log with a key in it. */
const maxEarlyLength = 2000;

/** The search results page (R4). */
export function SearchPage(): ReactNode {
  const {key} = useLocation();
  // Keyed by the location, so that navigation starts a new search.
  return <Search key={key} />;
}

function Search(): ReactNode {
  const [typed, setTyped] = useQueryState(queryCodec);
  const isBrowser = useIsBrowser();
  const field = useTypedEarly(typed, setTyped);
  useEffect(cleanAddress, []);
  const query = cleanQuery(typed, searchPage.maxQueryLength);
  const {results, hasMore, loadMore, retry} = useSearchResults(query, useSearchClient());
  const groups = useMemo(() => groupHits(results.hits), [results.hits]);
  const root = useRef<HTMLElement>(null);
  useResultKeys(root);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // Results come while the reader types; what is left to do is to take the phone's keyboard away from them.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  // The button stays after the last page has loaded, as it may have focus.
  const isPaged = results.answered === query && (hasMore || results.hits.length > settings.hitsPerPage);

  return (
    <main ref={root} className={styles.page}>
      <PageMetadata title={query === '' ? 'Search' : `Search results for “${query}”`} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>Search the documentation</h1>
      <WithoutScripts />
      {/* With this method, Enter before hydration does nothing: it would send the host what is typed, also a key. */}
      <form role="search" method="dialog" noValidate className={styles.form} onSubmit={onSubmit}>
        <input
          {...nonProseInput}
          ref={field}
          type="search"
          className={styles.input}
          aria-label={searchPage.label}
          placeholder={searchPage.label}
          enterKeyHint="search"
          // Until hydration, nothing shortens what is pasted: a key that the browser has cut would not be recognized.
          maxLength={isBrowser ? searchPage.maxQueryLength : maxEarlyLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPaste={shortenPaste}
          onDrop={shortenPaste}
        />
      </form>
      <ResultsStatus results={results} query={query} onRetry={retry} onSuggestion={setTyped} />
      <div data-results>
        {groups.map((group) => (
          <PageGroup key={group.url} {...group} />
        ))}
      </div>
      {query !== '' && isPaged && (
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={!hasMore}
          onClick={hasMore ? loadMore : undefined}>
          {hasMore ? 'Show more results' : 'All results are shown'}
        </button>
      )}
      <SlashSetting />
    </main>
  );
}

/** A ref for the field, whose text from before hydration counts as typed: React would replace it. */
function useTypedEarly(typed: string, onType: (early: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((early: string) => {
    if (early !== typed) onType(queryOf(early));
  });
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const early = input.value;
    const entered = early || linkedText();
    explainLeftOut(input, entered, queryOf(entered));
    if (early) takeOver(early);
  }, []);
  return field;
}

/** Takes what the field leaves out of the query, such as an API key, out of the address, which the reader may share. */
function cleanAddress(): void {
  const linked = linkedText();
  const query = queryOf(linked);
  if (query !== linked) replaceQuery(queryCodec.write(query));
}

/** The query of the address, as it was linked to. */
function linkedText(): string {
  return new URLSearchParams(window.location.search).get(searchPage.queryParameter) ?? '';
}

/** Alternatives for readers without JavaScript. */
function WithoutScripts(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  const home = useBaseUrl('/');
  return (
    <noscript>
      <p>
        Search needs JavaScript, which is off in your browser. Every page is in the <a href={sitemap}>sitemap</a>, and
        the <a href={home}>home page</a> links to the most important ones.
      </p>
    </noscript>
  );
}
