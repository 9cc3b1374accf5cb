import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './Cards.module.css';

/** A grid of links to the entry points of a topic. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

interface CardProps {
  readonly title: string;
  /** Path of a page on this site, or an external URL. */
  readonly to: string;
  readonly children: ReactNode;
}

export function Card({title, to, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link className={styles.link} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
