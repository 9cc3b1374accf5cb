import {useCallback} from 'react';
import {entryState, setEntryState} from '../../lib/entry-state';
import {findSecrets} from '../../lib/secrets/find-secrets';
import {useApiKey} from '../ApiKey/api-key';
import {useEntryWriter} from './useEntryWriter';

/** Longer texts are not kept: browsers limit what an entry holds. In UTF-16 code units. */
const mostKept = 100_000;

/** A pasted text that the history entry has under this name; empty if it has none. Browser only. */
export function keptText(name: string): string {
  const text = entryState(name);
  return typeof text === 'string' ? text : '';
}

/** Keeps a pasted text in the history entry, unless it holds a key or another secret. Browser only. */
export function useKeptText(name: string, text: string): void {
  const {key} = useApiKey();
  const write = useCallback(() => {
    const isSecret = findSecrets(text).length > 0 || (key !== '' && text.includes(key));
    setEntryState(name, text === '' || text.length > mostKept || isSecret ? undefined : text);
  }, [name, text, key]);
  useEntryWriter(write);
}
