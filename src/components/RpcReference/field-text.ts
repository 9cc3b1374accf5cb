import {allFields} from '../../data/rpc/all-fields';
import {fieldWords} from '../../data/rpc/field-words';
import type {RpcField} from '../../data/rpc/methods';

/** Parameters are given, results are read: what a reader has to know of a field differs. */
export type FieldRole = 'parameters' | 'results';

/** Most fields below one of a result that are shown without a click. */
const shownAtOnce = 6;

/** Fields that only wrap the result: what they hold is the result. */
const wrappers: readonly string[] = ['value', 'result'];

/** What is said about a field, with its limits, its values and its default; code is between backticks. */
export function fieldText(field: RpcField): string {
  const {values, fields} = field;
  // A text that may stand in place of an object has its meaning in the description.
  const choice = values === undefined || fields ? undefined : `One of ${values.map(quote).join(', ')}.`;
  const standard =
    field.default === undefined || field.default === null ? undefined : `Default: ${quote(field.default)}.`;
  return [fieldWords(field), choice, standard].filter((part) => part !== undefined).join(' ');
}

function quote(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Whether the fields of a field are shown with it; long lists of a result open on a click. */
export function isOpen({name, fields}: RpcField, role: FieldRole): boolean {
  if (role === 'parameters' || wrappers.includes(name)) return true;
  return allFields(fields).length <= shownAtOnce && name !== 'context';
}
