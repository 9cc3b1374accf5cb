import type {ReactNode} from 'react';
import {BuiltContent} from '../BuiltContent/BuiltContent';
import {builtThenOnDemand} from '../OnDemand/builtThenOnDemand';
import {scrollByKeyboard} from '../ScrollTable/scroll-by-keyboard';
import {tableHeights, type ErrorTableName} from './table-heights';

interface Props {
  readonly of: ErrorTableName;
}

/** A long table of errors, pre-rendered into the HTML but kept out of the page's script. */
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
  const ends = Array.from(element.querySelectorAll('table'), (table) => scrollByKeyboard(table.parentElement, 'Table'));
  return () => {
    for (const end of ends) end?.();
  };
}
