import type {ReactNode} from 'react';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {builtThenOnDemand} from '../OnDemand/builtThenOnDemand';
import {scrollByKeyboard} from '../ScrollTable/scroll-by-keyboard';
// The script of the tables loads later than their HTML, and would bring these styles.
import './ErrorTable.module.css';
import {tableHeights, type ErrorTableName} from './table-heights';

interface Props {
  readonly of: ErrorTableName;
}

/** A long table of errors: in the HTML of the page, and not in its script. */
export function ErrorTable({of}: Props): ReactNode {
  return (
    <BuiltContent onReady={scrollTables}>
      <Table of={of} />
    </BuiltContent>
  );
}

const Table = builtThenOnDemand<Props>({
  title: 'This table',
  height: ({of}) => tableHeights[of],
  load: async () => (await import('./tables')).Table,
});

function scrollTables(element: HTMLElement): () => void {
  const ends = Array.from(
    element.querySelectorAll('table'),
    ({parentElement: box}) => box && scrollByKeyboard(box, 'Table'),
  );
  return () => {
    for (const end of ends) end?.();
  };
}
