import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {hashId, hashTarget} from '../../lib/hash-target';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {Announcement} from './Announcement';
import {colorExamples} from './color-examples';
import {copyMethods} from './copy-methods';
import {hydrateRequests} from './hydrate-when-near';
import {applyFilter, isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';
import {keptFilter, useKeptFilter} from './kept-filter';
import {fillForm, MethodFilter} from './MethodFilter';
import {MethodList} from './MethodList';
// Imported here because the methods' lazy chunk would load these styles later than the pre-rendered HTML needs them.
import '../TabList/TabList.module.css';
import styles from './RpcReference.module.css';
import {showOnly} from './show-only';
import {SitePath} from '../RpcWords/site-path';

interface Props {
  /** JSON of `ListedCategory[]`. */
  readonly categories: string;
  /** An `RpcCategory` for each category. */
  readonly children: ReactNode;
}

/**
 * All methods with a filter; without scripts, all methods. React hydrates the filter, but not the pre-rendered
 * methods, whose behavior is attached from here.
 */
export function RpcReference({categories: json, children}: Props): ReactNode {
  const all = useMemo(() => JSON.parse(json) as ListedCategory[], [json]);
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useFilter(all, form);
  const left = useMemo(() => applyFilter(all, filter), [all, filter]);
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  useEffect(() => (box.current ? colorExamples(box.current) : undefined), []);
  useEffect(() => (box.current ? copyMethods(box.current) : undefined), []);
  useLayoutEffect(() => {
    if (box.current) showOnly(box.current, left);
  }, [left]);

  return (
    <div ref={box} className={styles.reference}>
      <MethodFilter
        form={form}
        categories={all}
        left={left}
        isUnfiltered={isNoFilter(filter)}
        onChange={setFilter}
        onSubmit={() => {
          const first = left[0]?.methods[0];
          if (first) history.push(`#${first.name}`);
        }}
      />
      <BuiltContent onReady={hydrateRequests}>
        <SitePath value={withBaseUrl}>
          <MethodList categories={all} />
          {children}
        </SitePath>
      </BuiltContent>
      <Announcement />
    </div>
  );
}

interface HeldFilter {
  readonly filter: Filter;
  /** Where it was chosen, or nothing until the page is alive. */
  readonly at: ReturnType<typeof useLocation> | undefined;
  /** The form, the history entry, or a link that it would have hidden the target of. */
  readonly from: 'form' | 'entry' | 'link';
}

/**
 * State of the filter, which each history entry keeps, and which is reset when the reader follows a link to a method
 * that it hides.
 */
function useFilter(
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

  useLayoutEffect(() => {
    if (held.from !== 'form' && form.current) fillForm(form.current, held.filter);
  }, [form, held]);
  useKeptFilter(held.filter);

  useEffect(() => {
    // The method was still hidden when the navigation scrolled to it.
    if (held.from === 'link') hashTarget(location.hash)?.scrollIntoView();
  }, [held, location.hash]);

  // A transition, so that filtering does not block typing.
  return [held.filter, (filter) => startTransition(() => setHeld({filter, at: location, from: 'form'}))];
}

/** Whether a filter hides what a link leads to: a method or a category. */
function hides(all: readonly ListedCategory[], filter: Filter, target: string): boolean {
  const shows = (some: Filter) =>
    applyFilter(all, some).some(({id, methods}) => id === target || methods.some(({name}) => name === target));
  return shows(noFilter) && !shows(filter);
}
