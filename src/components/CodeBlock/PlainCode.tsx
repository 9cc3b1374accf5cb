import type {ReactNode} from 'react';
import styles from './CodeBlock.module.css';

/** Code without highlighting: the placeholder and fallback for a live code block. */
export function PlainCode({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.block}>
      <pre className={styles.pre} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </div>
  );
}
