import type {RpcField} from '../../data/rpc/methods';
import {grouped} from '../../lib/amounts/grouped';
import {isObject} from '../../lib/is-object';
import type {Path} from '../../lib/rpc-check/problem';
import {finding, type Finding} from './finding';

/** Values that exceed a limit of the method. */
export function limitFindings(fields: readonly RpcField[], params: readonly unknown[]): Finding[] {
  return fields.flatMap((field, index) => fieldFindings(field, params[index], ['params', index]));
}

function fieldFindings(field: RpcField, value: unknown, path: Path): Finding[] {
  const {name, fields = [], minimum = 0, maximum, maxItems} = field;
  if (isObject(value)) {
    return fields.flatMap((inner) => fieldFindings(inner, value[inner.name], [...path, inner.name]));
  }
  if (Array.isArray(value)) {
    if (maxItems === undefined || value.length <= maxItems) return [];
    const what = `${name} has ${grouped(value.length)} entries, but a node accepts ${grouped(maxItems)} at most.`;
    return [finding('error', path, what, shorterList(field))];
  }
  if (maximum === undefined || (typeof value !== 'number' && typeof value !== 'bigint')) return [];
  if (value >= minimum && value <= maximum) return [];
  const range = `from ${grouped(minimum)} to ${grouped(maximum)}`;
  return [finding('error', path, `${name} is ${grouped(value)}, out of range.`, `Write a number ${range}.`)];
}

/** List entries are independent and can be split, except filters: an account must match all of them. */
function shorterList({name}: RpcField): string {
  return name === 'filters'
    ? 'An account must match all of them: leave one out, or merge memcmp filters on neighboring bytes into one.'
    : 'Split it into several requests.';
}
