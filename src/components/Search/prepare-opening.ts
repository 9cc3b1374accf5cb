import {holdsSecret} from '../../lib/secrets/holds-secret';
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
  const text = selection?.toString().trim() ?? '';
  const {key} = currentApiKey();
  if (text !== '' && (holdsSecret(text, key) || key.includes(text) || overlaps(text, key)))
    selection?.removeAllRanges();
}

/** So many characters of a key in a text are no coincidence. */
const telling = 6;

/** Whether the text has a part of the key in it, such as its end and the quote after that. */
function overlaps(text: string, key: string): boolean {
  const starts = Array.from({length: Math.max(0, key.length - telling + 1)}, (_, start) => start);
  return starts.some((start) => text.includes(key.slice(start, start + telling)));
}
