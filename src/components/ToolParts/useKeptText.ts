import {useCallback} from 'react';
import {useEntryWriter} from '../../hooks/useEntryWriter';
import {useOnReturn} from '../../hooks/useOnReturn';
import {entryState, maxKeptLength, setEntryState} from '../../lib/browser/entry-state';
import {holdsSecret} from '../../lib/secrets/holds-secret';
import {useApiKey} from '../ApiKey/api-key';

/** The pasted text that the history entry stores under this name. Browser only. */
export function keptText(name: string): string | undefined {
  const text = entryState(name);
  return typeof text === 'string' ? text : undefined;
}

interface KeptText {
  /** The text to store; empty if there is nothing to store. */
  readonly text: string;
  /** What to show on return to another history entry of the page. */
  readonly read: () => string;
  readonly setText: (text: string) => void;
}

/**
 * Stores a pasted text in the history entry, unless it contains an API key or another secret; that of the entry which
 * the reader returns to replaces it. A text that is stored nowhere stays: nothing would bring it back.
 */
export function useKeptText(name: string, {text, read, setText}: KeptText): void {
  const {key} = useApiKey();
  const isStorable = useCallback(() => text.length <= maxKeptLength && !holdsSecret(text, key), [text, key]);
  useOnReturn(() => {
    const next = read();
    if (next !== text && isStorable()) setText(next);
  });
  const write = useCallback(
    () => setEntryState(name, text !== '' && isStorable() ? text : undefined),
    [name, text, isStorable],
  );
  useEntryWriter(write);
}
