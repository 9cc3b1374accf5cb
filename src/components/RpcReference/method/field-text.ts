import {allFields} from '../../../data/rpc/all-fields';
import {fieldWords} from '../../../data/rpc/field-words';
import type {RpcField} from '../../../data/rpc/methods';
import {valueSentences} from '../../../lib/text/value-sentences';

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
  const choice = {values: fields ? [] : values, default: field.default};
  return [fieldWords(field), ...valueSentences(choice)].join(' ');
}

/** Whether the nested fields of a field are initially open; long lists in a result are collapsed. */
export function isOpen({name, fields}: RpcField, role: FieldRole): boolean {
  if (role === 'parameters' || wrappers.includes(name)) return true;
  return allFields(fields).length <= maxOpenFields && name !== 'context';
}
