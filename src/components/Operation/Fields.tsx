import type {ReactNode} from 'react';
import styles from './Fields.module.css';
import {LinkTo} from './LinkTo';

/** List of the fields of a body, or the parameters of an operation. */
export function Fields({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

interface FieldProps {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  /** Name qualified by the enclosing fields, for the accessible name of the link to this field. */
  readonly path: string;
  /** The type, and other short facts. */
  readonly type: string;
  readonly required?: string;
  /** Description and nested fields. */
  readonly children?: ReactNode;
}

/** A field with its anchor. */
export function Field({id, name, path, type, required, children}: FieldProps): ReactNode {
  return (
    <li id={id} className={styles.field}>
      <div className={styles.fieldHead}>
        <code>{name}</code> <span className={styles.type}>{required === undefined ? type : `${type}, required`}</span>
        <LinkTo id={id} name={path} />
      </div>
      {children}
    </li>
  );
}

interface InnerProps {
  readonly label: string;
  readonly open?: string;
  /** A `Fields` list. */
  readonly children: ReactNode;
}

/** Nested fields in a disclosure. */
export function InnerFields({label, open, children}: InnerProps): ReactNode {
  return (
    <details className={styles.inner} open={open !== undefined}>
      <summary data-not-indexed>{label}</summary>
      {children}
    </details>
  );
}
