import {grouped} from '../../../lib/amounts/grouped';
import {isObject} from '../../../lib/is-object';
import {finding, type Finding} from '../finding';
import type {Call} from './call';

/** Checks that ranges do not end before they start. Findings at an open end are dropped anyway. */
export function reversed({method, params, config, configIndex, isOpen}: Call): Finding[] {
  const findings = method.params.flatMap(({spanFrom}, end) => {
    const start = method.params.findIndex(({name}) => name === spanFrom);
    if (!isBefore(params[end], params[start]) || isOpen(['params', start])) return [];
    const what = 'The range ends before it starts, so the result is empty.';
    return [finding('warning', ['params', end], what, 'Put the earlier slot first.')];
  });
  const range = isObject(config.range) ? config.range : {};
  const place = (name: string) => ['params', configIndex, 'range', name];
  if (!isBefore(range.lastSlot, range.firstSlot) || isOpen(place('firstSlot'))) return findings;
  const what = 'lastSlot is before firstSlot: a node returns error -32602.';
  return [...findings, finding('error', place('lastSlot'), what, 'Put the earlier slot into firstSlot.')];
}

function isSlot(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

function isBefore(value: unknown, other: unknown): boolean {
  return isSlot(value) && isSlot(other) && value < other;
}

/** Checks maximum ranges between two slots. Only a warning, since nodes cap the range at their newest slot. */
export function spans({method, params, isOpen}: Call): Finding[] {
  return method.params.flatMap(({maxSpan, spanFrom}, end) => {
    if (maxSpan === undefined) return [];
    const start = method.params.findIndex(({name}) => name === spanFrom);
    if (isOpen(['params', start]) || isOpen(['params', end])) return [];
    const ends = [params[start], params[end]];
    if (!ends.every(isSlot)) return [];
    const [from = 0n, to = 0n] = ends.map(BigInt);
    if (to - from <= BigInt(maxSpan)) return [];
    const what = `The range is longer than ${grouped(maxSpan)} slots: a node refuses it, unless its newest slot is closer.`;
    return [finding('warning', ['params', end], what, 'Request several ranges, one after the other.')];
  });
}
