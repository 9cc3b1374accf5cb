import {useCallback} from 'react';
import {entryState, setEntryState} from '../../lib/entry-state';
import {holdsSecret} from '../../lib/secrets/holds-secret';
import {useApiKey} from '../ApiKey/api-key';
import {useEntryWriter} from './useEntryWriter';

/** Longer texts are not kept: browsers limit what an entry holds. In UTF-16 code units. */
const mostKept = 100_000;

/** A pasted text that the history entry has under this name. Browser only. */
export function keptText(name: string): string | undefined {
  const text = entryState(name);
  return typeof text === 'string' ? text : undefined;
}

/**
 * Keeps a pasted text in the history entry, unless it holds a key or another secret. Browser only.
 *
 * @param text undefined if there is nothing to keep.
 */
export function useKeptText(name: string, text: string | undefined): void {
  const {key} = useApiKey();
  const write = useCallback(() => {
    const isKept = text !== undefined && text.length <= mostKept && !holdsSecret(text, key);
    setEntryState(name, isKept ? text : undefined);
  }, [name, text, key]);
  useEntryWriter(write);
}
