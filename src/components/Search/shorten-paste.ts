import {searchPage} from '../../config/search-page';
import {insertText} from '../../lib/browser/insert-text';
import {pastedQuery} from '../../search/pasted-query';

interface Paste {
  readonly clipboardData: DataTransfer | null;
  readonly preventDefault: () => void;
}

/** Inserts what makes a query of a pasted text: the field would truncate it, and keep an API key. */
export function shortenPaste(event: Paste): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const query = pastedQuery(text, searchPage.maxQueryLength);
  if (query === text) return;
  event.preventDefault();
  insertText(query);
}
