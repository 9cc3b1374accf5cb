/** Which parts of a field are indexed: methods are found by their parameters, and by distinctive result fields. */
import {allFields} from '../../../data/rpc/all-fields';
import {rpcMethods, type RpcField} from '../../../data/rpc/methods';
import {resultFields} from '../../../data/rpc/result-fields';
import {fieldText, type FieldRole} from './field-text';

/** A result field that more methods than this return is not distinctive. */
const maxMethods = 4;

/** Number of parameters with the same text, and number of methods whose result has a field with the same name. */
const uses = new Map<string, number>();

/** By name, the result field of the first method that has it. */
const firstFields = new Map<string, RpcField>();

for (const method of rpcMethods) {
  const fields = allFields(resultFields(method));
  const names = new Set(fields.map(({name}) => name));
  for (const text of [...allFields(method.params).map(fieldText), ...names]) uses.set(text, usesOf(text) + 1);
  for (const field of fields) if (!firstFields.has(field.name)) firstFields.set(field.name, field);
}

/** Of common names, `rentEpoch` leads to the first method that returns it; plain words, such as `owner`, lead elsewhere. */
export function isNameIndexed(field: RpcField, role: FieldRole): boolean {
  const {name} = field;
  const isFirst = firstFields.get(name) === field && /[a-z][A-Z]/.test(name);
  return role === 'parameters' || usesOf(name) <= maxMethods || isFirst;
}

export function isTextIndexed(field: RpcField, role: FieldRole): boolean {
  return role === 'parameters' && usesOf(fieldText(field)) === 1;
}

function usesOf(text: string): number {
  return uses.get(text) ?? 0;
}
