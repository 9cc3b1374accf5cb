import {useHistory, useLocation} from '@docusaurus/router';
import {useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {Announcement} from './Announcement';
import {applyFilter, noFilter, type Filter, type ListedCategory} from './method-filter';
import {MethodFilter} from './MethodFilter';
import {MethodList} from './MethodList';
import {ReferenceContext} from './reference-context';
import styles from './RpcReference.module.css';
import {useSiteLinks} from './useSiteLinks';

interface Props {
  /** JSON of `ListedCategory[]`. */
  readonly categories: string;
  /** A `RpcCategory` for each. */
  readonly children: ReactNode;
}

/** All methods, and what narrows them down. Without scripts, all methods. */
export function RpcReference({categories: json, children}: Props): ReactNode {
  const categories = useMemo(() => JSON.parse(json) as ListedCategory[], [json]);
  const [filter, setFilter] = useFilter(categories);
  const applied = useDeferredValue(filter);
  const left = useMemo(() => applyFilter(categories, applied), [categories, applied]);
  const shown = useMemo(() => new Set(left.flatMap(({id, methods}) => [id, ...methods.map(({name}) => name)])), [left]);
  const context = useMemo(() => ({shown}), [shown]);
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useSiteLinks(box);

  const first = left[0]?.methods[0]?.name;
  return (
    <ReferenceContext value={context}>
      <div ref={box} className={styles.reference}>
        <MethodFilter
          categories={categories}
          filter={filter}
          left={left}
          onChange={setFilter}
          onSubmit={() => {
            if (first !== undefined) history.push(`#${first}`);
          }}
        />
        <MethodList categories={left} />
        {children}
        <Announcement />
      </div>
    </ReferenceContext>
  );
}

/** The filter, unless the reader has since followed a link to a method that it hides. */
function useFilter(categories: readonly ListedCategory[]): [Filter, (filter: Filter) => void] {
  const {hash, key} = useLocation();
  const [set, setSet] = useState({filter: noFilter, at: key});
  const target = decodeURIComponent(hash.slice(1));
  const isHidden = useMemo(() => {
    const holds = (filter: Filter) =>
      applyFilter(categories, filter).some(
        ({id, methods}) => id === target || methods.some(({name}) => name === target),
      );
    return set.at !== key && holds(noFilter) && !holds(set.filter);
  }, [categories, key, set, target]);

  useEffect(() => {
    // The browser was sent there before the method was shown again.
    if (isHidden) document.getElementById(target)?.scrollIntoView();
  }, [isHidden, target]);

  return [isHidden ? noFilter : set.filter, (filter) => setSet({filter, at: key})];
}
