import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import {useEntryWriter} from '../../../hooks/useEntryWriter';
import {entryState, setEntryState} from '../../../lib/browser/entry-state';
import {hashId} from '../../../lib/browser/hash-target';
import {landingTarget} from '../../../lib/browser/landing-target';
import {applyFilter, filterIn, isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';

/** Name of the filter in the history entry. */
const entry = 'methodFilter';

interface HeldFilter {
  readonly filter: Filter;
  /** The location that it belongs to; undefined until hydration. */
  readonly at: ReturnType<typeof useLocation> | undefined;
  /** Whether it shows the target of the link that the reader followed, which was hidden until then. */
  readonly reveals: boolean;
}

interface FilterState {
  readonly filter: Filter;
  readonly setFilter: (filter: Filter) => void;
  /** The methods that match, a moment later than the filter: `all` itself without a filter. */
  readonly left: readonly ListedCategory[];
}

/**
 * State of the filter. It is stored in the history entry, and reset when the reader follows a link to a method that it
 * hides.
 */
export function useFilter(all: readonly ListedCategory[]): FilterState {
  const location = useLocation();
  const {action} = useHistory();
  // Hydration renders a page without a filter.
  const isBrowser = useIsBrowser();
  const [held, setHeld] = useState<HeldFilter>({filter: noFilter, at: undefined, reveals: false});
  // So that filtering does not block typing. Not for a link, whose target must show when the navigation looks for it.
  const deferred = useDeferredValue(held);
  const shown = held.reveals ? held : deferred;
  const setFilter = (filter: Filter) => setHeld({filter, at: location, reveals: false});

  if (isBrowser && held.at !== location) {
    if (held.at === undefined || action === 'POP') {
      setFilter(filterIn(entryState(entry)) ?? noFilter);
    } else {
      const target = hashId(location.hash);
      const isHidden = hides(all, held.filter, target);
      setHeld({
        filter: isHidden ? noFilter : held.filter,
        at: location,
        // What was typed just before Enter can match a method that does not show yet.
        reveals: isHidden || hides(all, shown.filter, target),
      });
    }
  }
  const {filter} = held;
  useEntryWriter(useCallback(() => setEntryState(entry, isNoFilter(filter) ? undefined : filter), [filter]));

  useEffect(() => {
    // The method was still hidden when the navigation scrolled to it.
    if (shown.reveals && shown.at) landingTarget(shown.at)?.scrollIntoView();
  }, [shown]);

  const left = useMemo(() => applyFilter(all, shown.filter), [all, shown.filter]);
  return {filter, setFilter, left};
}

/** Whether a filter hides the target of a link: a method or a category. */
function hides(all: readonly ListedCategory[], filter: Filter, target: string): boolean {
  const has = (some: readonly ListedCategory[]) =>
    some.some(({id, methods}) => id === target || methods.some(({name}) => name === target));
  return has(all) && !has(applyFilter(all, filter));
}
