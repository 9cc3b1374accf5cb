import type {ReactNode} from 'react';
import styles from './OperationRoute.module.css';

interface Props {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
}

/** What is called, and how. */
export function OperationRoute({method, path}: Props): ReactNode {
  return (
    <p className={styles.route}>
      <span className={styles.method}>{method}</span> <code>{path}</code>
    </p>
  );
}
