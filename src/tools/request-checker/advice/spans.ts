import {grouped} from '../../../lib/amounts/grouped';
import {finding, type Finding} from '../finding';
import type {Call} from './call';

/** Checks maximum ranges between two slots. Only a warning, since nodes cap the range at their newest slot. */
export function spans({method, params, isOpen}: Call): Finding[] {
  return method.params.flatMap(({maxSpan, spanFrom}, end) => {
    if (maxSpan === undefined) return [];
    const start = method.params.findIndex(({name}) => name === spanFrom);
    if (isOpen(['params', start]) || isOpen(['params', end])) return [];
    const ends = [params[start], params[end]];
    if (!ends.every((slot) => typeof slot === 'number' || typeof slot === 'bigint')) return [];
    const [from = 0n, to = 0n] = ends.map(BigInt);
    if (to - from <= BigInt(maxSpan)) return [];
    const what = `The range is longer than ${grouped(maxSpan)} slots: a node refuses it, unless its newest slot is closer.`;
    return [finding('warning', ['params', end], what, 'Request several ranges, one after the other.')];
  });
}
