import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
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
import {hydrateRequests} from './hydrate-when-near';
import {applyFilter, isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';
import {MethodFilter} from './MethodFilter';
import {MethodList} from './MethodList';
// The scripts of the methods load later than their HTML, and would bring these styles.
import '../TabList/TabList.module.css';
import styles from './RpcReference.module.css';
import {showOnly} from './show-only';
import {SitePath} from '../RpcWords/site-path';

interface Props {
  /** JSON of `ListedCategory[]`. */
  readonly categories: string;
  /** A `RpcCategory` for each. */
  readonly children: ReactNode;
}

/**
 * All methods, and what narrows them down. Without scripts, all methods. React brings the filter to life
 * and leaves the methods as the build made them: what works in them is attached from here.
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
  useLayoutEffect(() => {
    if (box.current) showOnly(box.current, left);
  }, [left]);

  return (
    <div ref={box} className={styles.reference}>
      <MethodFilter
        form={form}
        categories={all}
        left={left}
        isEmpty={isNoFilter(filter)}
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

/** The filter, unless the reader has since followed a link to a method that it hides. */
function useFilter(
  all: readonly ListedCategory[],
  form: RefObject<HTMLFormElement | null>,
): [Filter, (filter: Filter) => void] {
  const location = useLocation();
  const [chosen, setChosen] = useState({filter: noFilter, at: location});
  const target = hashId(location.hash);
  const isOverruled = useMemo(() => {
    const shows = (filter: Filter) =>
      applyFilter(all, filter).some(({id, methods}) => id === target || methods.some(({name}) => name === target));
    return chosen.at !== location && shows(noFilter) && !shows(chosen.filter);
  }, [all, chosen, location, target]);

  useEffect(() => {
    if (!isOverruled) return;
    form.current?.reset();
    // The browser was sent there before the method was shown again.
    hashTarget(location.hash)?.scrollIntoView();
  }, [form, isOverruled, location.hash]);

  return [
    isOverruled ? noFilter : chosen.filter,
    // Typing goes first, and the methods follow.
    (filter) => startTransition(() => setChosen({filter, at: location})),
  ];
}
