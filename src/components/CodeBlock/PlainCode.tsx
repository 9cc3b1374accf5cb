import type {ReactNode} from 'react';
import styles from './CodeBlock.module.css';

/** Code without colors: what stands in for a live block until its editor is there. */
export function PlainCode({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.block}>
      <pre className={styles.pre} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}
