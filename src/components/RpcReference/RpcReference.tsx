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

/**
 * State of the filter, which the history entry keeps, and which is reset when the reader follows a link to a method that
 * it hides.
 */
function useFilter(
  all: readonly ListedCategory[],
  form: RefObject<HTMLFormElement | null>,
): [Filter, (filter: Filter) => void] {
  const location = useLocation();
  const [first] = useState(location);
  // Hydration renders a page without a filter.
  const isBrowser = useIsBrowser();
  const kept = useMemo(() => (isBrowser ? keptFilter() : undefined), [isBrowser]);
  const [changed, setChanged] = useState<{filter: Filter; at: typeof location}>();
  const chosen = changed ?? {filter: kept ?? noFilter, at: first};
  const target = hashId(location.hash);
  const isOverruled = useMemo(() => {
    const shows = (filter: Filter) =>
      applyFilter(all, filter).some(({id, methods}) => id === target || methods.some(({name}) => name === target));
    return chosen.at !== location && shows(noFilter) && !shows(chosen.filter);
  }, [all, chosen.at, chosen.filter, location, target]);
  const filter = isOverruled ? noFilter : chosen.filter;

  useLayoutEffect(() => {
    if (kept && form.current) fillForm(form.current, kept);
  }, [form, kept]);
  useKeptFilter(filter);

  useEffect(() => {
    if (!isOverruled) return;
    form.current?.reset();
    // The method was still hidden when the navigation scrolled to it.
    hashTarget(location.hash)?.scrollIntoView();
  }, [form, isOverruled, location.hash]);

  return [
    filter,
    // A transition, so that filtering does not block typing.
    (next) => startTransition(() => setChanged({filter: next, at: location})),
  ];
}
