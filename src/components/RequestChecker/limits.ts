import type {RpcField} from '../../data/rpc/methods';
import {grouped} from '../../lib/amounts/grouped';
import {isObject} from '../../lib/is-object';
import {integerRange} from '../../lib/rpc-check/check-value';
import type {Path} from '../../lib/rpc-check/problem';
import {finding, type Finding} from './finding';

export interface Limit {
  readonly least: bigint;
  readonly most: bigint;
}

/**
 * The limit that the sentences of the reference give a number, or the length of a list. Lists say `At most 100
 * addresses`; numbers `At most 5,000.` or `1 to 1,000.`, and nothing else between the figure and the stop.
 */
export function limitOf({type, constraints = ''}: Pick<RpcField, 'type' | 'constraints'>): Limit | undefined {
  const isList = type.startsWith('array');
  if (!isList && integerRange(type) === undefined) return undefined;
  const atMost = (isList ? /^At most ([\d,]+)\b/ : /^At most ([\d,]+)[.;]/).exec(constraints);
  if (atMost) return {least: 0n, most: numberOf(atMost[1])};
  const range = isList ? null : /^([\d,]+) to ([\d,]+)\b/.exec(constraints);
  return range ? {least: numberOf(range[1]), most: numberOf(range[2])} : undefined;
}

function numberOf(text = '0'): bigint {
  return BigInt(text.replaceAll(',', ''));
}

/** What is beyond a limit of a method, in parameters that satisfy its schema otherwise. */
export function limitFindings(fields: readonly RpcField[], params: readonly unknown[]): Finding[] {
  return fields.flatMap((field, index) => fieldFindings(field, params[index], ['params', index]));
}

function fieldFindings(field: RpcField, value: unknown, path: Path): Finding[] {
  if (isObject(value)) {
    return (field.fields ?? []).flatMap((inner) => fieldFindings(inner, value[inner.name], [...path, inner.name]));
  }
  const limit = limitOf(field);
  if (limit === undefined) return [];
  const isList = Array.isArray(value);
  if (!isList && typeof value !== 'number' && typeof value !== 'bigint') return [];
  const size = isList ? BigInt(value.length) : BigInt(value);
  if (size >= limit.least && size <= limit.most) return [];
  const range = `from ${grouped(limit.least)} to ${grouped(limit.most)}`;
  return [
    isList
      ? finding(
          'error',
          path,
          `${field.name} has ${grouped(size)} entries, and a node takes ${grouped(limit.most)} at most.`,
          shorterList(field),
        )
      : finding('error', path, `${field.name} is ${grouped(size)}, out of range.`, `Write a number ${range}.`),
  ];
}

/** Entries of a list are looked up one by one, but an account has to meet every filter. */
function shorterList({name}: RpcField): string {
  return name === 'filters'
    ? 'An account must meet all of them: leave one out, or join memcmp filters of neighboring bytes into one.'
    : 'Split it into several requests.';
}
