import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import {scrollByKeyboard} from './scroll-by-keyboard';
import styles from './ScrollTable.module.css';

/**
 * A table that scrolls inside itself where it is wider than the page. Only then is it a stop for the
 * keyboard, so that a reader without a mouse can scroll it too.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? scrollByKeyboard(box.current, 'Table') : undefined), []);
  return (
    <div ref={box} className={styles.box}>
      <table {...props} />
    </div>
  );
}
