import {useRef, type ReactNode} from 'react';
import {LinkTo} from './LinkTo';
import styles from './Fields.module.css';
import {useReveal} from './useReveal';

/** The fields of a body, or the parameters of a call. */
export function Fields({children}: {children: ReactNode}): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return (
    <ul ref={list} className={styles.fields}>
      {children}
    </ul>
  );
}

interface FieldProps {
  /** Can be linked to. */
  readonly id: string;
  readonly name: string;
  /** With the names around it: what a link to it is called. */
  readonly path: string;
  /** Its type, and what else is said in a word. */
  readonly type: string;
  readonly required?: string;
  /** What it is for, and the fields in it. */
  readonly children?: ReactNode;
}

/** A field, with the place that a link leads to. */
export function Field({id, name, path, type, required, children}: FieldProps): ReactNode {
  return (
    <li id={id} className={styles.field}>
      <div className={styles.fieldHead}>
        <code>{name}</code> <span className={styles.type}>{type}</span>
        {required !== undefined && (
          <>
            {' '}
            <span className={styles.required}>required</span>
          </>
        )}
        <LinkTo id={id} name={path} />
      </div>
      {children}
    </li>
  );
}

interface InnerProps {
  readonly label: string;
  readonly open?: string;
  /** A list of fields. */
  readonly children: ReactNode;
}

/** The fields of a field, which unfold. */
export function InnerFields({label, open, children}: InnerProps): ReactNode {
  return (
    <details className={styles.inner} open={open !== undefined}>
      <summary data-not-indexed>{label}</summary>
      {children}
    </details>
  );
}
