import type {CSSProperties, ReactNode} from 'react';
import styles from './Room.module.css';

/** Initial height of content on desktop and phone, in CSS pixels. */
export interface Height {
  readonly wide: number;
  readonly narrow: number;
}

interface Props {
  readonly height: Height;
  readonly children: ReactNode;
}

/**
 * Placeholder that reserves the height of lazy-loaded content: it keeps layout shift small, and lets the browser
 * restore a scroll position below it.
 */
export function Room({height, children}: Props): ReactNode {
  const heights = {'--wide': `${height.wide}px`, '--narrow': `${height.narrow}px`} as CSSProperties;
  return (
    <div className={styles.room} style={heights}>
      {children}
    </div>
  );
}
