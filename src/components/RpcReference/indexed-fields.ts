/** Which parts of a field are indexed: methods are found by their parameters, and by distinctive result fields. */
import {allFields} from '../../data/rpc/all-fields';
import {rpcMethods, type RpcField} from '../../data/rpc/methods';
import {resultFields} from '../../data/rpc/result-fields';
import {fieldText, type FieldRole} from './field-text';

/** A result field that more methods than this return is not distinctive. */
const maxMethods = 4;

/** Number of parameters with the same text, and number of methods whose result has a field with the same name. */
const uses = new Map<string, number>();

for (const method of rpcMethods) {
  const names = new Set(allFields(resultFields(method)).map(({name}) => name));
  for (const text of [...allFields(method.params).map(fieldText), ...names]) uses.set(text, usesOf(text) + 1);
}

export function isNameIndexed({name}: RpcField, role: FieldRole): boolean {
  return role === 'parameters' || usesOf(name) <= maxMethods;
}

export function isTextIndexed(field: RpcField, role: FieldRole): boolean {
  return role === 'parameters' && usesOf(fieldText(field)) === 1;
}

function usesOf(text: string): number {
  return uses.get(text) ?? 0;
}
