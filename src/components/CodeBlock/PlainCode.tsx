import type {ReactNode} from 'react';
import styles from './CodeBlock.module.css';
import {ScrollingCode} from './ScrollingCode';

/** Code without highlighting: the placeholder and fallback for a live code block. */
export function PlainCode({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.block}>
      <ScrollingCode>
        <code>{children}</code>
      </ScrollingCode>
    </div>
  );
}
