import {withoutSecrets} from '../../lib/secrets/without-secrets';
import {repairStoredSearches} from '../../search/stored-searches';
import {currentApiKey} from '../ApiKey/api-key';

/** Prepares what the modal reads as it renders: stored searches, and the selected text, which becomes its query. */
export function prepareOpening(indexName: string): void {
  try {
    repairStoredSearches(indexName, window.localStorage);
  } catch {
    // Storage is blocked, which the modal itself handles.
  }
  // What is selected can be a key, or a part of the reader's: that must not be sent.
  const selection = window.getSelection();
  const text = selection?.toString() ?? '';
  if (withoutSecrets(text, currentApiKey().key) !== text) selection?.removeAllRanges();
}
