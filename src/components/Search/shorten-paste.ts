import {searchPage} from '../../config/search-page';
import {insertText} from '../../lib/browser/insert-text';
import {pastedQuery} from '../../search/pasted-query';

interface Paste {
  readonly clipboardData: DataTransfer | null;
  readonly preventDefault: () => void;
}

/** Inserts the relevant part of a pasted text that is too long for a query; the field would truncate it. */
export function shortenPaste(event: Paste): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text.length <= searchPage.maxQueryLength) return;
  event.preventDefault();
  insertText(pastedQuery(text, searchPage.maxQueryLength));
}
