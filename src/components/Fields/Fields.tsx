import type {ReactNode} from 'react';
import styles from './Fields.module.css';
import {LinkTo} from './LinkTo';

/** Class of the type of a value. */
export const typeClass = styles.type;

/** List of the parameters of a call, or the fields of a value. */
export function Fields({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.fields}>{children}</ul>;
}

interface FieldProps {
  /** Anchor, for a field with a link. */
  readonly id?: string;
  readonly name: string;
  /** Name qualified by the enclosing fields, for the accessible name of the link. */
  readonly path?: string;
  /** The type, and other short facts. */
  readonly type: string;
  /** Whether the search finds it by its name. */
  readonly isNameIndexed?: boolean;
  /** Description and nested fields. */
  readonly children?: ReactNode;
}

/** A parameter or field. Its type is not indexed: readers look for names. */
export function Field({id, name, path = name, type, isNameIndexed = true, children}: FieldProps): ReactNode {
  return (
    <li id={id}>
      <code data-not-indexed={isNameIndexed ? undefined : ''}>{name}</code>{' '}
      <span className={typeClass} data-not-indexed="">
        {type}
      </span>
      {id && <LinkTo id={id} name={path} />}
      {children}
    </li>
  );
}

interface InnerProps {
  /** What is inside: `3 fields`. */
  readonly label: string;
  /** Name of the enclosing field. */
  readonly of: string;
  readonly open?: boolean;
  /** A `Fields` list. */
  readonly children: ReactNode;
}

/** Nested fields in a disclosure. */
export function InnerFields({label, of, open, children}: InnerProps): ReactNode {
  return (
    <details className={styles.inner} open={open}>
      <summary data-not-indexed="">
        {`${label} of `}
        <code>{of}</code>
      </summary>
      {children}
    </details>
  );
}
