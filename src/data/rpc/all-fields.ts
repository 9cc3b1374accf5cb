import type {RpcField} from './methods';

/** Fields and all their descendants, flattened. */
export function allFields(fields: readonly RpcField[] = []): RpcField[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields)]);
}
