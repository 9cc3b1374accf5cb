import type {ReactNode} from 'react';
import styles from './Planner.module.css';

interface Props {
  readonly name: ReactNode;
  /** Whether the reader's input has it. */
  readonly isChosen: boolean;
  /** Table cells. */
  readonly children: ReactNode;
}

/** A row of a table that compares what the reader chose with the alternatives. */
export function ComparedRow({name, isChosen, children}: Props): ReactNode {
  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <th scope="row">
        {name}
        {isChosen && ' (yours)'}
      </th>
      {children}
    </tr>
  );
}
