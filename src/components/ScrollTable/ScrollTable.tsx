import type {ComponentProps, ReactNode} from 'react';
import {scrollByKeyboard} from './scroll-by-keyboard';
import styles from './ScrollTable.module.css';

/**
 * A table that scrolls horizontally if it is wider than the page. Only then is it a tab stop, so that it can be
 * scrolled by keyboard too.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div ref={(box) => scrollByKeyboard(box, 'Table')} className={styles.box}>
      <table {...props} />
    </div>
  );
}
