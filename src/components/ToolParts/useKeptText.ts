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

/**
 * Stores a pasted text in the history entry, unless it contains an API key or another secret. On return to an entry
 * that stores one, it replaces the text; one that stores none leaves a text that is stored nowhere. Browser only.
 *
 * @param text undefined if there is nothing to store.
 */
export function useKeptText(name: string, text: string | undefined, setText: (text: string) => void): void {
  const {key} = useApiKey();
  useOnReturn(() => {
    const stored = keptText(name);
    if (stored !== undefined) setText(stored);
  });
  const write = useCallback(() => {
    const isKept = text !== undefined && text.length <= maxKeptLength && !holdsSecret(text, key);
    setEntryState(name, isKept ? text : undefined);
  }, [name, text, key]);
  useEntryWriter(write);
}
