import type {ReactNode} from 'react';
import {search as settings} from '../../config/search';
import {ReloadButton} from '../Failure/ReloadButton';
import {RetryButton} from '../Failure/RetryButton';
import {LiveText} from '../LiveStatus/LiveText';
import {searchTexts} from '../Search/texts';
import {Unreachable} from '../Search/Unreachable';
import styles from './SearchPage.module.css';
import type {SearchResults} from './useSearchResults';

interface Props {
  readonly results: SearchResults;
  readonly query: string;
  readonly onRetry: () => void;
  readonly onSuggestion: (query: string) => void;
}

/** Status of the search, announced to screen readers: the result count, loading, no results, or an error. */
export function ResultsStatus({results, query, onRetry, onSuggestion}: Props): ReactNode {
  const {status, answered, nbHits} = results;
  const isAnswered = status === 'idle' && answered === query && query !== '';
  const hasNone = isAnswered && nbHits === 0;
  return (
    <div className={styles.status}>
      <LiveText as="div">
        <p>{statusText(results, query)}</p>
        {isAnswered && results.isStandIn && (
          <>
            {' '}
            <p className={styles.standIn}>{searchTexts.standIn}</p>
          </>
        )}
      </LiveText>
      {status === 'error' && (
        <div role="alert">
          <Unreachable isOutdated={results.isOutdated} />
          <RetryButton onRetry={onRetry} />{' '}
          {results.isOutdated && <ReloadButton className="button button--secondary" />}
        </div>
      )}
      {hasNone && (
        <p>
          Try searching for:{' '}
          {settings.suggestedQueries.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={styles.suggestion}
              onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

function statusText({status, answered, hits, nbHits}: SearchResults, query: string): string {
  if (query === '') return 'Enter a search term.';
  if (status === 'stalled') return searchTexts.stalled;
  if (status === 'error' || answered !== query) return '';
  if (nbHits === 0) return `No results for "${query}"`;
  if (nbHits === 1) return '1 result';
  // After "Show more results", announce how many are shown.
  return hits.length > settings.hitsPerPage ? `${nbHits} results, ${hits.length} shown` : `${nbHits} results`;
}
