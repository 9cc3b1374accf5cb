import type {ReactNode} from 'react';
import {allFields} from '../../data/rpc/all-fields';
import type {RpcField} from '../../data/rpc/methods';
import {typeLabel} from '../../data/rpc/type-label';
import {counted} from '../../lib/amounts/counted';
import {Words} from '../RpcWords/Words';
import {fieldText, isOpen, type FieldRole} from './field-text';
import {isNameIndexed, isTextIndexed} from './indexed-fields';
import styles from './RpcReference.module.css';

interface Props {
  readonly fields: readonly RpcField[];
  readonly of: FieldRole;
}

export function FieldList({fields, of}: Props): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name}>
          <Field field={field} of={of} />
        </li>
      ))}
    </ul>
  );
}

function Field({field, of}: {field: RpcField; of: FieldRole}): ReactNode {
  const {name, deprecated, since, requiredBefore, fields} = field;
  return (
    <>
      <code data-not-indexed={isNameIndexed(field, of) ? undefined : ''}>{name}</code>{' '}
      <span className={styles.type} data-not-indexed="">
        {[
          typeLabel(field),
          ...presence(field, of),
          ...(deprecated ? ['deprecated'] : []),
          ...(since === undefined ? [] : [`since ${since}`]),
          ...(requiredBefore === undefined ? [] : [`required before ${requiredBefore}`]),
        ].join(', ')}
      </span>
      <p data-not-indexed={isTextIndexed(field, of) ? undefined : ''}>
        <Words text={fieldText(field)} />
      </p>
      {fields !== undefined && <Inner field={field} fields={fields} of={of} />}
    </>
  );
}

function Inner({field, fields, of}: Props & {field: RpcField}): ReactNode {
  const count = allFields(fields).length;
  const list = <FieldList fields={fields} of={of} />;
  return isOpen(field, of) ? (
    list
  ) : (
    <details className={styles.inner}>
      <summary data-not-indexed="">
        {`${counted(count, 'field')} of `}
        <code>{field.name}</code>
      </summary>
      {list}
    </details>
  );
}

function presence({required}: RpcField, of: FieldRole): string[] {
  if (of === 'parameters') return required ? ['required'] : [];
  return required ? [] : ['optional'];
}
