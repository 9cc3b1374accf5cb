import type {ReactNode} from 'react';
import {MethodContent} from './method/MethodContent';
import styles from './RpcReference.module.css';

interface Props {
  readonly name: string;
  /** The heading. */
  readonly children: ReactNode;
}

export function RpcMethod({name, children}: Props): ReactNode {
  return (
    <section className={styles.method} data-filter-id={name}>
      {children}
      <div className={styles.copies}>
        <button type="button" className={styles.plainButton} aria-label={`Copy link to ${name}`} data-copy-link={name}>
          Copy link
        </button>
        <button
          type="button"
          className={styles.plainButton}
          aria-label={`Copy Markdown of ${name}`}
          data-copy-method={name}>
          Copy Markdown
        </button>
      </div>
      <MethodContent name={name} />
    </section>
  );
}
