import {useCallback} from 'react';
import {useEntryWriter} from '../../hooks/useEntryWriter';
import {entryState, maxKeptLength, setEntryState} from '../../lib/browser/entry-state';
import {holdsSecret} from '../../lib/secrets/holds-secret';
import {useApiKey} from '../ApiKey/api-key';

/** The pasted text that the history entry stores under this name. Browser only. */
export function keptText(name: string): string | undefined {
  const text = entryState(name);
  return typeof text === 'string' ? text : undefined;
}

/**
 * Stores a pasted text in the history entry, unless it contains an API key or another secret. Browser only.
 *
 * @param text undefined if there is nothing to store.
 */
export function useKeptText(name: string, text: string | undefined): void {
  const {key} = useApiKey();
  const write = useCallback(() => {
    const isKept = text !== undefined && text.length <= maxKeptLength && !holdsSecret(text, key);
    setEntryState(name, isKept ? text : undefined);
  }, [name, text, key]);
  useEntryWriter(write);
}
