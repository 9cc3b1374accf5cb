import type {RpcField} from './methods';

/** Fields with all that stand below them. */
export function allFields(fields: readonly RpcField[] = []): RpcField[] {
  return fields.flatMap((field) => [field, ...allFields(field.fields)]);
}
