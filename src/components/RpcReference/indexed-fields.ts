/** What of a field the search index has: a method is found by what it takes, and by what few others return. */
import {allFields} from '../../data/rpc/all-fields';
import {rpcMethods, type RpcField} from '../../data/rpc/methods';
import {fieldText, type FieldRole} from './field-text';

/** A name that more methods than these return tells none of them apart. */
const mostMethods = 4;

/** About how many parameters something is said, and in how many methods a result has a name. */
const uses = new Map<string, number>();

for (const method of rpcMethods) {
  const notified = method.transport === 'websocket' ? method.notification.fields : [];
  const results = allFields([...(method.result.fields ?? []), ...notified]);
  const names = new Set(results.map(({name}) => name));
  for (const text of [...allFields(method.params).map(fieldText), ...names]) uses.set(text, usesOf(text) + 1);
}

export function isNameIndexed({name}: RpcField, role: FieldRole): boolean {
  return role === 'parameters' || usesOf(name) <= mostMethods;
}

export function isTextIndexed(field: RpcField, role: FieldRole): boolean {
  return role === 'parameters' && usesOf(fieldText(field)) === 1;
}

function usesOf(text: string): number {
  return uses.get(text) ?? 0;
}
