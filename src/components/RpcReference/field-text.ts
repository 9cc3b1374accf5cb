import {allFields} from '../../data/rpc/all-fields';
import {fieldWords} from '../../data/rpc/field-words';
import type {RpcField} from '../../data/rpc/methods';

/** Callers write parameters and read results, so different facts about a field matter. */
export type FieldRole = 'parameters' | 'results';

/** If a result field has more nested fields, at any depth, they are initially collapsed. */
const maxOpenFields = 6;

/** Names of fields that only wrap the result proper. */
const wrappers: readonly string[] = ['value', 'result'];

/** Description of a field with its limits, allowed values, and default; code is in backticks. */
export function fieldText(field: RpcField): string {
  const {values, fields} = field;
  // For a string that is allowed in place of an object, the description explains the values.
  const choice = values === undefined || fields ? undefined : `One of ${values.map(quote).join(', ')}.`;
  const standard =
    field.default === undefined || field.default === null ? undefined : `Default: ${quote(field.default)}.`;
  return [fieldWords(field), choice, standard].filter((part) => part !== undefined).join(' ');
}

function quote(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** Whether the nested fields of a field are initially open; long lists in a result are collapsed. */
export function isOpen({name, fields}: RpcField, role: FieldRole): boolean {
  if (role === 'parameters' || wrappers.includes(name)) return true;
  return allFields(fields).length <= maxOpenFields && name !== 'context';
}
