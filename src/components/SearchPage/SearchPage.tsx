import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {search as settings} from '../../config/search';
import {searchPage} from '../../config/search-page';
import {cleanQuery} from '../../lib/search-query';
import {useSearchClient} from '../Search/useSearchClient';
import {groupHits} from './group-hits';
import {PageGroup} from './PageGroup';
import {ResultsStatus} from './ResultsStatus';
import styles from './SearchPage.module.css';
import {useResultKeys} from './useResultKeys';
import {useSearchResults} from './useSearchResults';

/** The search results page (R4): the query lives in the address, so results can be linked to. */
export function SearchPage(): ReactNode {
  const {key = '', search} = useLocation();
  // The page was rendered without a query: the first render in the browser must match it.
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? new URLSearchParams(search).get(searchPage.queryParameter) : null;
  // Another address, or the first look at this one, is another search.
  return <Search key={`${key} ${isBrowser}`} initialQuery={(asked ?? '').slice(0, searchPage.maxQueryLength)} />;
}

function Search({initialQuery}: {initialQuery: string}): ReactNode {
  const [typed, setTyped] = useState(initialQuery);
  useQueryInAddress(typed, initialQuery);
  const query = cleanQuery(typed, searchPage.maxQueryLength);
  const {results, hasMore, loadMore, retry} = useSearchResults(query, useSearchClient());
  const groups = useMemo(() => groupHits(results.hits), [results.hits]);
  const root = useRef<HTMLElement>(null);
  useResultKeys(root);
  // Once there were more, the button stays: it may have the focus.
  const isPaged = results.answered === query && (hasMore || results.hits.length > settings.hitsPerPage);

  return (
    <main ref={root} className={styles.page}>
      <PageMetadata title={query === '' ? 'Search' : `Search results for “${query}”`} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>Search the documentation</h1>
      <WithoutScripts />
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          className={styles.input}
          aria-label={searchPage.label}
          placeholder={searchPage.label}
          autoComplete="off"
          maxLength={searchPage.maxQueryLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <ResultsStatus results={results} query={query} onRetry={retry} onSuggestion={setTyped} />
      <div data-results className={styles.results}>
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
    </main>
  );
}

/** What a reader can do whose browser runs no scripts. */
function WithoutScripts(): ReactNode {
  const sitemap = useBaseUrl('/sitemap.xml');
  const home = useBaseUrl('/');
  return (
    <noscript>
      <p>
        Searching needs JavaScript, which is off in your browser. Every page is in the <a href={sitemap}>sitemap</a>,
        and the most important ones are on the <a href={home}>first page</a>.
      </p>
    </noscript>
  );
}

/** How long the reader pauses before the address follows, in milliseconds: browsers limit how often it may change. */
const addressDelay = 300;

/** Writes the query into the address. Not a navigation: the page stays, and so does the reader's cursor. */
function useQueryInAddress(query: string, initialQuery: string): void {
  const written = useRef(initialQuery);
  useEffect(() => {
    if (query === written.current) return undefined;
    const {pathname} = window.location;
    const timer = setTimeout(() => {
      // While the next page loads, this one is still there and the address is no longer its own.
      if (window.location.pathname !== pathname) return;
      written.current = query;
      const url = new URL(window.location.href);
      if (query === '') url.searchParams.delete(searchPage.queryParameter);
      else url.searchParams.set(searchPage.queryParameter, query);
      window.history.replaceState(window.history.state, '', url);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [query]);
}
