import type {ReactNode} from 'react';
import {allFields} from '../../data/rpc/all-fields';
import {rpcMethods, type RpcField} from '../../data/rpc/methods';
import {fieldText, isOpen, type FieldRole} from './field-text';
import styles from './RpcReference.module.css';
import {typeLabel} from '../../data/rpc/type-label';
import {Words} from '../RpcWords/Words';

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
  const {name, deprecated, since, fields} = field;
  const text = fieldText(field);
  const isTold = of === 'parameters' && isRare(text, 1);
  const isNamed = of === 'parameters' || isRare(name, 4);
  return (
    <>
      <code {...(!isNamed && notIndexed)}>{name}</code>{' '}
      <span className={styles.type} data-not-indexed="">
        {[
          typeLabel(field),
          ...presence(field, of),
          ...(deprecated ? ['deprecated'] : []),
          ...(since === undefined ? [] : [`since ${since}`]),
        ].join(', ')}
      </span>
      <p {...(!isTold && notIndexed)}>
        <Words text={text} />
      </p>
      {fields !== undefined && <Inner field={field} fields={fields} of={of} />}
    </>
  );
}

function Inner({field, fields, of}: Props & {field: RpcField}): ReactNode {
  const list = <FieldList fields={fields} of={of} />;
  return isOpen(field, of) ? (
    list
  ) : (
    <details className={styles.inner}>
      <summary data-not-indexed="">
        {`${allFields(fields).length} fields of `}
        <code>{field.name}</code>
      </summary>
      {list}
    </details>
  );
}

function presence({required}: RpcField, of: FieldRole): string[] {
  if (of === 'parameters') return required ? ['required'] : [];
  return required ? [] : ['may be left out'];
}

/** The search finds a method by what it takes, and by what few others return. */
const notIndexed = {'data-not-indexed': ''};

/** In how many methods a result has a name, and how many parameters something is said about. */
const uses = new Map<string, number>();

function isRare(text: string, most: number): boolean {
  return (uses.get(text) ?? 0) <= most;
}

function countUses(text: string): void {
  uses.set(text, (uses.get(text) ?? 0) + 1);
}

for (const method of rpcMethods) {
  allFields(method.params).map(fieldText).forEach(countUses);
  const notified = method.transport === 'websocket' ? method.notification.fields : [];
  const results = allFields([...(method.result.fields ?? []), ...notified]);
  new Set(results.map(({name}) => name)).forEach(countUses);
}
