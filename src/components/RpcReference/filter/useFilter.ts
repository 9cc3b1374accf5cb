import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {startTransition, useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject} from 'react';
import {hashId} from '../../../lib/browser/hash-target';
import {landingTarget} from '../../../lib/browser/landing-target';
import {fillForm, readForm} from './filter-form';
import {keptFilter, useKeptFilter} from './kept-filter';
import {applyFilter, isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';

interface HeldFilter {
  readonly filter: Filter;
  /** The location that it belongs to; undefined until hydration. */
  readonly at: ReturnType<typeof useLocation> | undefined;
  /** What set it: the form, the history entry, or a link whose target the previous filter hid. */
  readonly from: 'form' | 'entry' | 'link';
}

/**
 * State of the filter. It is stored in the history entry, and reset when the reader follows a link to a method that it
 * hides.
 */
export function useFilter(
  all: readonly ListedCategory[],
  form: RefObject<HTMLFormElement | null>,
): [Filter, (filter: Filter) => void] {
  const location = useLocation();
  const {action} = useHistory();
  // Hydration renders a page without a filter.
  const isBrowser = useIsBrowser();
  const [held, setHeld] = useState<HeldFilter>({filter: noFilter, at: undefined, from: 'form'});
  if (isBrowser && held.at !== location) {
    if (held.at === undefined || action === 'POP') {
      setHeld({filter: keptFilter() ?? noFilter, at: location, from: 'entry'});
    } else if (hides(all, held.filter, hashId(location.hash))) {
      setHeld({filter: noFilter, at: location, from: 'link'});
    } else {
      setHeld({...held, at: location, from: 'form'});
    }
  }

  const choose = (filter: Filter) => setHeld({filter, at: location, from: 'form'});
  // Before the effect that fills the form.
  useChosenEarly(form, choose);

  useLayoutEffect(() => {
    if (held.from !== 'form' && form.current) fillForm(form.current, held.filter);
  }, [form, held]);
  useKeptFilter(held.filter);

  useEffect(() => {
    // The method was still hidden when the navigation scrolled to it.
    if (held.from === 'link') landingTarget(location)?.scrollIntoView();
  }, [held, location]);

  // A transition, so that filtering does not block typing.
  return [held.filter, (filter) => startTransition(() => choose(filter))];
}

/** Reports the filter that the reader chose before hydration. */
function useChosenEarly(form: RefObject<HTMLFormElement | null>, onChoice: (filter: Filter) => void): void {
  const takeOver = useEffectEvent(onChoice);
  useLayoutEffect(() => {
    const early = form.current ? readForm(form.current) : noFilter;
    if (!isNoFilter(early)) takeOver(early);
  }, [form]);
}

/** Whether a filter hides the target of a link: a method or a category. */
function hides(all: readonly ListedCategory[], filter: Filter, target: string): boolean {
  const has = (some: readonly ListedCategory[]) =>
    some.some(({id, methods}) => id === target || methods.some(({name}) => name === target));
  return has(all) && !has(applyFilter(all, filter));
}
