import {repairStoredSearches} from '../../search/stored-searches';
import {currentApiKey} from '../ApiKey/api-key';

/** Prepares what the modal reads as it renders: stored searches, and the selected text, which becomes its query. */
export function prepareOpening(indexName: string): void {
  try {
    repairStoredSearches(indexName, window.localStorage);
  } catch {
    // Storage is blocked, which the modal itself handles.
  }
  // The selected text could be the reader's API key: that must not be sent.
  if (currentApiKey().key !== '') window.getSelection()?.removeAllRanges();
}
