import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './ScrollTable.module.css';

/**
 * A table that scrolls inside itself where it is wider than the page. Only then is it a stop for the
 * keyboard, so that a reader without a mouse can scroll it too.
 */
export function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(box);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(isScrollable && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'})}>
      <table {...props} />
    </div>
  );
}

function useIsScrollable(box: {readonly current: HTMLElement | null}): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isScrollable;
}
