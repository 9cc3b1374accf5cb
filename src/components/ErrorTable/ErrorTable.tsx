import {useHistory} from '@docusaurus/router';
import {lazy, useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import {hashTarget} from '../../lib/hash-target';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {OnDemand} from '../OnDemand/OnDemand';
import {scrollByKeyboard} from '../ScrollTable/scroll-by-keyboard';
import styles from './ErrorTable.module.css';
import {tableHeights, type ErrorTableName} from './table-heights';

interface Props {
  readonly of: ErrorTableName;
}

const load = () => import('./tables');

/** A long table of errors: in the HTML of the page, and not in its script. */
export function ErrorTable({of}: Props): ReactNode {
  return (
    <BuiltContent onReady={scrollTables}>
      <Table of={of} />
    </BuiltContent>
  );
}

/** Without a fallback the build waits, so that all of it is in the HTML. */
const Table = typeof window === 'undefined' ? lazy(async () => ({default: (await load()).Table})) : LateTable;

function LateTable({of}: Props): ReactNode {
  const {wide, narrow} = tableHeights[of];
  const heights = {'--wide': `${wide}px`, '--narrow': `${narrow}px`} as CSSProperties;
  return (
    <OnDemand
      title="This table"
      load={load}
      placeholder={
        <p className={styles.placeholder} style={heights}>
          Loading …
        </p>
      }>
      {({Table: Loaded}) => (
        <Arrival>
          <Loaded of={of} />
        </Arrival>
      )}
    </OnDemand>
  );
}

/** Content that links lead into, and that was not there yet when the reader followed one. */
function Arrival({children}: {readonly children: ReactNode}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const {action} = useHistory();
  useEffect(() => {
    // Who goes back comes to where they have been.
    if (action === 'POP') return;
    const target = hashTarget(window.location.hash);
    if (target && box.current?.contains(target)) target.scrollIntoView();
  }, [action]);
  return <div ref={box}>{children}</div>;
}

function scrollTables(element: HTMLElement): () => void {
  const ends = Array.from(
    element.querySelectorAll('table'),
    ({parentElement: box}) => box && scrollByKeyboard(box, 'Table'),
  );
  return () => {
    for (const end of ends) end?.();
  };
}
