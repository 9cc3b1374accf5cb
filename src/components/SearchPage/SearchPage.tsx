import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, type ReactNode} from 'react';
import {search as settings} from '../../config/search';
import {cleanQuery} from '../../lib/search-query';
import {useSearchClient} from '../Search/useSearchClient';
import {Hit} from './Hit';
import {ResultsStatus} from './ResultsStatus';
import styles from './SearchPage.module.css';
import {useSearchResults} from './useSearchResults';

/** The search results page (R4): the query lives in the address, so results can be linked to. */
export function SearchPage(): ReactNode {
  const [typed, setTyped] = useQueryParameter();
  const query = cleanQuery(typed, settings.maxQueryLength);
  const {results, loadMore, retry} = useSearchResults(query, useSearchClient());
  const hasMore = results.hits.length < results.nbHits;

  return (
    <main className={styles.page}>
      <PageMetadata title={query === '' ? 'Search' : `Search results for “${query}”`} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <h1>Search the documentation</h1>
      <noscript>
        <p>Searching needs JavaScript, which is off in your browser. Every page is in the menu and in the sitemap.</p>
      </noscript>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          className={styles.input}
          aria-label="Search docs"
          placeholder={settings.placeholder}
          autoComplete="off"
          maxLength={settings.maxQueryLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      <ResultsStatus results={results} query={query} onRetry={retry} onSuggestion={setTyped} />
      {query !== '' && (
        <ol className={styles.hits}>
          {results.hits.map((hit) => (
            <Hit key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {query !== '' && hasMore && (
        <button type="button" className="button button--secondary" onClick={loadMore}>
          Show more results
        </button>
      )}
    </main>
  );
}

/** The query in the address, and a way to change it without adding to the history. */
function useQueryParameter(): [query: string, setQuery: (query: string) => void] {
  const history = useHistory();
  const location = useLocation();
  // The page was rendered without a query: the first render in the browser must match it.
  const isBrowser = useIsBrowser();
  const parameter = isBrowser ? new URLSearchParams(location.search).get(settings.queryParameter) : null;
  const query = (parameter ?? '').slice(0, settings.maxQueryLength);
  const setQuery = useCallback(
    (next: string) => {
      const parameters = new URLSearchParams(window.location.search);
      if (next === '') parameters.delete(settings.queryParameter);
      else parameters.set(settings.queryParameter, next);
      history.replace({search: parameters.toString()});
    },
    [history],
  );
  return [query, setQuery];
}
