import type {ReactNode} from 'react';
import {MethodContent} from './MethodContent';
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
      <button
        type="button"
        className={`${styles.plainButton} ${styles.copyLink}`}
        aria-label={`Copy link to ${name}`}
        data-copy-link={name}>
        Copy link
      </button>
      <MethodContent name={name} />
    </section>
  );
}
