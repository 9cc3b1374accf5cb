import {formatNames} from '../../lib/rpc-check/format';
import type {RpcField} from './methods';

/** The type of a value with its format: `string (public key)`. */
export function typeLabel({type, format}: Pick<RpcField, 'type' | 'format'>): string {
  return format === undefined ? type : `${type} (${formatNames[format]})`;
}
