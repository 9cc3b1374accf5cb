import type {ReactNode} from 'react';
import type {RpcMethod} from '../../../data/rpc/methods';
import {Words} from '../../RpcWords/Words';
import styles from '../RpcReference.module.css';

/** Caveats of a method: deprecation, instability, and availability. */
export function Remarks({method}: {method: RpcMethod}): ReactNode {
  const {deprecated, unstable, availability, since, requiresFlag} = method;
  return (
    <>
      {deprecated && (
        <p className={styles.warning}>
          <strong>Deprecated{deprecated.since !== undefined && ` since ${deprecated.since}`}.</strong>
          {deprecated.replacement !== undefined && (
            <>
              {' '}
              Use <a href={`#${deprecated.replacement}`}>{deprecated.replacement}</a>.
            </>
          )}{' '}
          {deprecated.note !== undefined && <Words text={deprecated.note} />}
        </p>
      )}
      {availability === 'announced' && (
        <p className={styles.warning}>
          <strong>Announced.</strong> {since} is expected to add it. No node serves it before then.
        </p>
      )}
      {unstable && (
        <p className={styles.warning}>
          <strong>Unstable.</strong> Solana may change it in any release of the node software: make sure your code
          tolerates new and missing fields.
        </p>
      )}
      {requiresFlag !== undefined && (
        <p className={styles.warning}>
          <strong>Needs a flag.</strong> A node serves it only if it was started with <Words text={requiresFlag} />.
        </p>
      )}
    </>
  );
}
