import type {CSSProperties, ReactNode} from 'react';
import styles from './Room.module.css';

/** How high something is at first on a computer and on a phone, in CSS pixels. */
export interface Height {
  readonly wide: number;
  readonly narrow: number;
}

interface Props {
  readonly height: Height;
  readonly children: ReactNode;
}

/**
 * What stands in for something that loads later, as high as that will be: what follows moves little when it
 * comes, and a reader who goes back to a place below it finds it again.
 */
export function Room({height, children}: Props): ReactNode {
  const heights = {'--wide': `${height.wide}px`, '--narrow': `${height.narrow}px`} as CSSProperties;
  return (
    <div className={styles.room} style={heights}>
      {children}
    </div>
  );
}
