import type {ReactNode} from 'react';
import styles from './OperationRoute.module.css';

interface Props {
  readonly method: string;
  /** Path template, with parameters in braces. */
  readonly path: string;
}

/** The HTTP method and the path of an operation. */
export function OperationRoute({method, path}: Props): ReactNode {
  return (
    <p className={styles.route}>
      <span className={styles.method}>{method}</span> <code>{path}</code>
    </p>
  );
}
