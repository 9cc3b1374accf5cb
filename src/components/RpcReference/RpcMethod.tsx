import {useContext, type ReactNode} from 'react';
import {CopyLink} from './CopyLink';
import {MethodContent} from './MethodContent';
import {ReferenceContext} from './reference-context';
import styles from './RpcReference.module.css';

interface Props {
  readonly name: string;
  /** Its heading. */
  readonly children: ReactNode;
}

export function RpcMethod({name, children}: Props): ReactNode {
  const {shown} = useContext(ReferenceContext);
  return (
    <section className={styles.method} hidden={!shown.has(name)}>
      {children}
      <CopyLink id={name} />
      <MethodContent name={name} />
    </section>
  );
}
