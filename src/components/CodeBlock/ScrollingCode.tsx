import type {PropsWithChildren, ReactNode} from 'react';
import {scrollByKeyboard} from '../ScrollTable/scroll-by-keyboard';
import styles from './CodeBlock.module.css';

/**
 * The box of a code block, which scrolls horizontally if a line is longer. Only then is it a tab stop, once measured:
 * before hydration, and in a section of the reference that is not near, it always is.
 */
export function ScrollingCode({children}: PropsWithChildren): ReactNode {
  return (
    <pre ref={(box) => scrollByKeyboard(box, 'Code')} className={styles.pre} tabIndex={0}>
      {children}
    </pre>
  );
}
