import type {ReactNode} from 'react';
import styles from './RpcReference.module.css';

interface Props {
  readonly id: string;
  /** Heading, introduction, and an `RpcMethod` for each method. */
  readonly children: ReactNode;
}

export function RpcCategory({id, children}: Props): ReactNode {
  return (
    <div className={styles.category} data-filter-id={id}>
      {children}
    </div>
  );
}
