import {useCallback} from 'react';
import {useEntryWriter} from '../../../hooks/useEntryWriter';
import {entryState, setEntryState} from '../../../lib/browser/entry-state';
import {filterIn, isNoFilter, type Filter} from './method-filter';

const entry = 'methodFilter';

/** The filter stored in the history entry, if any. */
export function keptFilter(): Filter | undefined {
  return filterIn(entryState(entry));
}

/** Stores the filter in the history entry. */
export function useKeptFilter(filter: Filter): void {
  useEntryWriter(useCallback(() => setEntryState(entry, isNoFilter(filter) ? undefined : filter), [filter]));
}
