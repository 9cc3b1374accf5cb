import type {ReactNode} from 'react';
import {ScrollTable} from '../ScrollTable/ScrollTable';
import styles from './Planner.module.css';

interface Column {
  readonly name: string;
  /** Its cells hold figures, one below the other. */
  readonly isNumber?: true;
}

interface Props {
  readonly columns: readonly Column[];
  /** The rows. */
  readonly children: ReactNode;
}

/** A table of what a planner has worked out. */
export function PlannerTable({columns, children}: Props): ReactNode {
  return (
    <ScrollTable className={styles.table}>
      <thead>
        <tr>
          {columns.map(({name, isNumber}) => (
            <th key={name} scope="col" className={isNumber && styles.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </ScrollTable>
  );
}
