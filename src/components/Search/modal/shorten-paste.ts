import {searchPage} from '../../../config/search-page';
import {insertText} from '../../../lib/browser/insert-text';
import {pastedQuery} from '../../../search/pasted-query';
import {currentApiKey} from '../../ApiKey/api-key';

/** A paste or a drop: React's event, or the browser's own. */
interface Insertion {
  readonly clipboardData?: DataTransfer | null;
  readonly dataTransfer?: DataTransfer | null;
  readonly target: EventTarget | null;
  readonly preventDefault: () => void;
}

/** The query for a text from anywhere: short enough, and without keys, also the reader's own one. */
export function queryOf(text: string): string {
  return pastedQuery(text, searchPage.maxQueryLength, currentApiKey().key);
}

/**
 * Inserts what makes a query of a pasted or dropped text: the field would truncate it, and keep an API key.
 *
 * @returns the whole text; undefined if the browser inserts it as it is.
 */
export function shortenPaste(event: Insertion): string | undefined {
  const text = (event.clipboardData ?? event.dataTransfer)?.getData('text/plain') ?? '';
  const query = queryOf(text);
  if (query === text || !(event.target instanceof HTMLInputElement)) return undefined;
  event.preventDefault();
  // Text can be dropped on a field without focus.
  event.target.focus();
  insertText(query);
  explainLeftOut(event.target, text, query);
  return text;
}

/**
 * If nothing is left of an inserted text, says why in the browser's own bubble, until the reader types or clears it.
 *
 * @param query what is left
 */
export function explainLeftOut(field: HTMLInputElement, text: string, query: string): void {
  if (query.trim() !== '' || text.trim() === '') return;
  field.setCustomValidity('Left out, as it may be secret: a key, a seed phrase, or a signature.');
  field.reportValidity();
  const clear = () => field.setCustomValidity('');
  for (const type of ['input', 'reset']) field.form?.addEventListener(type, clear, {once: true});
}
