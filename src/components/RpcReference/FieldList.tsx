import type {ReactNode} from 'react';
import {rpcMethods, type RpcField} from '../../data/rpc/methods';
import styles from './RpcReference.module.css';
import {typeLabel} from './type-label';
import {Words} from './Words';

/** Parameters are given, results are read: what a reader has to know of a field differs. */
type Role = 'parameters' | 'results';

/** Most fields below one that are shown without a click. */
const shownAtOnce = 6;

/** Fields that only wrap the result: what they hold is the result. */
const wrappers: readonly string[] = ['value', 'result'];

export function FieldList({fields, of}: {fields: readonly RpcField[]; of: Role}): ReactNode {
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

function Field({field, of}: {field: RpcField; of: Role}): ReactNode {
  const {name, deprecated, since, fields} = field;
  const isTold = of === 'parameters' && isRare(textOf(field), 1);
  const isNamed = of === 'parameters' || isRare(name, 4);
  return (
    <>
      <code {...(!isNamed && notIndexed)}>{name}</code>{' '}
      <span className={styles.type} data-not-indexed>
        {typeLabel(field)}
        {presence(field, of)}
        {deprecated && ', deprecated'}
        {since !== undefined && `, since ${since}`}
      </span>
      <p {...(!isTold && notIndexed)}>
        <Words text={textOf(field)} />
      </p>
      {fields !== undefined && <Inner name={name} fields={fields} of={of} />}
    </>
  );
}

/** What a field holds. Long lists of a result open on a click. */
function Inner({name, fields, of}: {name: string; fields: readonly RpcField[]; of: Role}): ReactNode {
  const list = <FieldList fields={fields} of={of} />;
  const count = allFields(fields).length;
  const isShort = count <= shownAtOnce && name !== 'context';
  if (of === 'parameters' || isShort || wrappers.includes(name)) return list;
  return (
    <details className={styles.inner}>
      <summary data-not-indexed>
        {count} fields of <code>{name}</code>
      </summary>
      {list}
    </details>
  );
}

function presence({required}: RpcField, of: Role): string {
  if (of === 'parameters') return required ? ', required' : '';
  return required ? '' : ', may be left out';
}

function textOf(field: RpcField): string {
  const {description, constraints, values} = field;
  const choice = values === undefined ? undefined : `One of ${values.map(quote).join(', ')}.`;
  const standard =
    field.default === undefined || field.default === null ? undefined : `Default: ${quote(field.default)}.`;
  return [description, constraints, choice, standard].filter((part) => part !== undefined).join(' ');
}

function quote(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** The search finds a method by what it takes, and by what few others return. */
const notIndexed = {'data-not-indexed': true};

/** In how many places the reference has a name, or says the same about a parameter. */
const uses = new Map<string, number>();

function isRare(text: string, most: number): boolean {
  return (uses.get(text) ?? 0) <= most;
}

function countUses(text: string): void {
  uses.set(text, (uses.get(text) ?? 0) + 1);
}

function allFields(fields: readonly RpcField[] = []): RpcField[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields)]);
}

for (const method of rpcMethods) {
  allFields(method.params).map(textOf).forEach(countUses);
  const results = [
    ...allFields(method.result.fields),
    ...(method.transport === 'websocket' ? allFields(method.notification.fields) : []),
  ];
  new Set(results.map(({name}) => name)).forEach(countUses);
}
