import type {ReactNode} from 'react';
import {ScrollTable} from '../ScrollTable/ScrollTable';
import styles from './Planner.module.css';

interface Column {
  readonly name: string;
  /** Numeric column: right-aligned, with tabular figures. */
  readonly isNumber?: true;
}

interface Props {
  readonly caption: string;
  readonly columns: readonly Column[];
  /** Table rows. */
  readonly children: ReactNode;
}

/** A table of a planner's results. */
export function PlannerTable({caption, columns, children}: Props): ReactNode {
  return (
    <ScrollTable className={styles.table}>
      <caption className={styles.heading}>{caption}</caption>
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
