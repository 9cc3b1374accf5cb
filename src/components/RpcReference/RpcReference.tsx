import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {startTransition, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import {Announcement} from './Announcement';
import {applyFilter, isNoFilter, noFilter, type Filter, type ListedCategory} from './method-filter';
import {MethodFilter} from './MethodFilter';
import {MethodList} from './MethodList';
import {ReferenceContext} from './reference-context';
import styles from './RpcReference.module.css';
import {SitePath} from './site-path';
import {useSiteLinks} from './useSiteLinks';

interface Props {
  /** JSON of `ListedCategory[]`. */
  readonly categories: string;
  /** A `RpcCategory` for each. */
  readonly children: ReactNode;
}

/** All methods, and what narrows them down. Without scripts, all methods. */
export function RpcReference({categories: json, children}: Props): ReactNode {
  const all = useMemo(() => JSON.parse(json) as ListedCategory[], [json]);
  const form = useRef<HTMLFormElement>(null);
  const [filter, setFilter] = useFilter(all, form);
  const left = useMemo(() => applyFilter(all, filter), [all, filter]);
  const context = useMemo(
    () => ({shown: new Set(left.flatMap(({id, methods}) => [id, ...methods.map(({name}) => name)]))}),
    [left],
  );
  const box = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  useSiteLinks(box);

  return (
    <ReferenceContext value={context}>
      <SitePath value={withBaseUrl}>
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
          <MethodList categories={left} />
          {children}
          <Announcement />
        </div>
      </SitePath>
    </ReferenceContext>
  );
}

/** The filter, unless the reader has since followed a link to a method that it hides. */
function useFilter(
  all: readonly ListedCategory[],
  form: RefObject<HTMLFormElement | null>,
): [Filter, (filter: Filter) => void] {
  const {hash, key} = useLocation();
  const [chosen, setChosen] = useState({filter: noFilter, at: key});
  const target = hash.slice(1);
  const isOverruled = useMemo(() => {
    const shows = (filter: Filter) =>
      applyFilter(all, filter).some(({id, methods}) => id === target || methods.some(({name}) => name === target));
    return chosen.at !== key && shows(noFilter) && !shows(chosen.filter);
  }, [all, chosen, key, target]);

  useEffect(() => {
    if (!isOverruled) return;
    form.current?.reset();
    // The browser was sent there before the method was shown again.
    document.getElementById(target)?.scrollIntoView();
  }, [form, isOverruled, target]);

  return [
    isOverruled ? noFilter : chosen.filter,
    // Typing goes first, and the methods follow.
    (filter) => startTransition(() => setChosen({filter, at: key})),
  ];
}
