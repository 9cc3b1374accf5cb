import type {RpcField} from '../../data/rpc/methods';
import {integerRange} from '../../lib/rpc-check/integer-range';
import {withoutNull} from '../../lib/rpc-check/type-text';

/** The form control for a field of the RPC reference. */
export type Control =
  | {readonly kind: 'group'; readonly fields: readonly RpcField[]}
  | {readonly kind: 'choice'; readonly values: readonly unknown[]}
  | {readonly kind: 'integer'}
  | {readonly kind: 'text'}
  /** Long text, such as a serialized transaction. */
  | {readonly kind: 'longText'}
  /** Strings, one per line. */
  | {readonly kind: 'list'}
  | {readonly kind: 'json'};

const objectType = /^object(?: \| string)?$/;

export function controlOf(field: RpcField): Control {
  const {type, values, format, fields} = field;
  if (fields && objectType.test(type)) return {kind: 'group', fields};
  if (type === 'bool') return {kind: 'choice', values: [true, false]};
  if (values && !fields) return {kind: 'choice', values};
  if (integerRange(withoutNull(type))) return {kind: 'integer'};
  if (type === 'string') return {kind: format === undefined ? 'longText' : 'text'};
  if (type === 'array<string>') return {kind: 'list'};
  return {kind: 'json'};
}
