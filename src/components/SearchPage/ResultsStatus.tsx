import type {ReactNode} from 'react';
import {search as settings} from '../../config/search';
import {searchTexts} from '../Search/texts';
import styles from './SearchPage.module.css';
import type {SearchResults} from './useSearchResults';

interface Props {
  readonly results: SearchResults;
  readonly query: string;
  readonly onRetry: () => void;
  readonly onSuggestion: (query: string) => void;
}

/** How the search stands, announced to screen readers: a count, a wait, nothing found, or an error. */
export function ResultsStatus({results, query, onRetry, onSuggestion}: Props): ReactNode {
  const {status, answered, nbHits} = results;
  const hasNone = status === 'idle' && answered === query && query !== '' && nbHits === 0;
  return (
    <div className={styles.status}>
      <p role="status">{statusText(results, query)}</p>
      {status === 'error' && (
        <div role="alert">
          <p className={styles.errorTitle}>{searchTexts.unreachableTitle}</p>
          <p>{searchTexts.unreachableHelp}</p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            Retry
          </button>
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

function statusText({status, answered, nbHits}: SearchResults, query: string): string {
  if (query === '') return 'Type what you are looking for.';
  if (status === 'stalled') return 'Still searching…';
  if (status === 'error' || answered !== query) return '';
  if (nbHits === 0) return `No results for "${query}"`;
  return nbHits === 1 ? '1 result' : `${nbHits} results`;
}
