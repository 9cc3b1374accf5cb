import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useLayoutEffect, useMemo, useRef, type ReactNode} from 'react';
import {useGo} from '../../hooks/useGo';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {SitePath} from '../RpcWords/site-path';
import {applyFilter, type ListedCategory} from './filter/method-filter';
import {MethodFilter} from './filter/MethodFilter';
import {showOnly} from './filter/show-only';
import {useFilter} from './filter/useFilter';
import {colorExamples} from './method/color-examples';
import {copyMethods} from './method/copy-methods';
import {MethodList} from './MethodList';
import {Announcement} from './requests/Announcement';
import {hydrateRequests} from './requests/hydrate-when-near';
import styles from './RpcReference.module.css';

interface Props {
  /** JSON of `ListedCategory[]`. */
  readonly categories: string;
  /** An `RpcCategory` for each category. */
  readonly children: ReactNode;
}

/**
 * All methods, with a filter if scripts run. React hydrates the filter, but not the pre-rendered methods: their event
 * listeners are attached here.
 */
export function RpcReference({categories: json, children}: Props): ReactNode {
  const all = useMemo(() => JSON.parse(json) as ListedCategory[], [json]);
  const box = useRef<HTMLDivElement>(null);
  const {filter, setFilter, left} = useFilter(all);
  const go = useGo();
  const {withBaseUrl} = useBaseUrlUtils();
  useEffect(() => (box.current ? colorExamples(box.current) : undefined), []);
  useEffect(() => (box.current ? copyMethods(box.current, withBaseUrl) : undefined), [withBaseUrl]);
  useLayoutEffect(() => {
    if (box.current) showOnly(box.current, left);
  }, [left]);

  return (
    <div ref={box} className={styles.reference}>
      <MethodFilter
        categories={all}
        left={left}
        filter={filter}
        onChange={setFilter}
        onSubmit={() => {
          // Not of `left`, which can still be of what was typed before.
          const [first] = applyFilter(all, filter)[0]?.methods ?? [];
          if (first) go(`#${first.name}`);
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
