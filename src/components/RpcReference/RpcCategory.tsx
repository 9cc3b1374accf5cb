import {useContext, type ReactNode} from 'react';
import {ReferenceContext} from './reference-context';
import styles from './RpcReference.module.css';

interface Props {
  readonly id: string;
  /** Its heading, what it is for, and a `RpcMethod` for each of its methods. */
  readonly children: ReactNode;
}

export function RpcCategory({id, children}: Props): ReactNode {
  const {shown} = useContext(ReferenceContext);
  return (
    <div className={styles.category} hidden={!shown.has(id)}>
      {children}
    </div>
  );
}
