import {useCallback} from 'react';
import {useEntryWriter} from '../../../hooks/useEntryWriter';
import {entryState, setEntryState} from '../../../lib/browser/entry-state';
import {isObject} from '../../../lib/is-object';
import {isNoFilter, type Filter} from './method-filter';

const entry = 'methodFilter';

/** The filter stored in the history entry, if any. */
export function keptFilter(): Filter | undefined {
  const kept = entryState(entry);
  if (!isObject(kept)) return undefined;
  const {text, category, transport} = kept;
  const isTransport = transport === '' || transport === 'http' || transport === 'websocket';
  return typeof text === 'string' && typeof category === 'string' && isTransport
    ? {text, category, transport}
    : undefined;
}

/** Stores the filter in the history entry. */
export function useKeptFilter(filter: Filter): void {
  useEntryWriter(useCallback(() => setEntryState(entry, isNoFilter(filter) ? undefined : filter), [filter]));
}
