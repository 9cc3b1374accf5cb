import {searchPage} from '../../config/search-page';
import {pastedQuery} from '../../search/pasted-query';

interface Paste {
  readonly clipboardData: DataTransfer | null;
  readonly preventDefault: () => void;
}

/** Inserts the telling part of a text that is too long for a query, whose beginning alone would be inserted. */
export function shortenPaste(event: Paste): void {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  if (text.length <= searchPage.maxQueryLength) return;
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else inserts text so that it can be undone
  document.execCommand('insertText', false, pastedQuery(text, searchPage.maxQueryLength));
}
