import {hoursOfMonth} from '../../data/chainstream';
import {fieldReader, reading, type Reading} from '../../lib/amounts/field-reader';
import {total, type Load, type Network} from './load';
import type {PlanKey} from './plans';

/** The load as the raw text of the fields, which can be invalid. */
export interface LoadDraft {
  readonly plan: PlanKey;
  readonly network: Network;
  readonly calls: readonly CountDraft[];
  readonly connections: string;
  readonly subscriptions: readonly CountDraft[];
  readonly streams: string;
  readonly streamHours: string;
  readonly users: string;
}

export interface CountDraft {
  readonly method: string;
  readonly count: string;
}

/** A wallet back end that reads, sends transactions, and subscribes. */
export const exampleLoad: LoadDraft = {
  plan: 'scale',
  network: 'mainnet',
  calls: [
    {method: 'getAccountInfo', count: '80'},
    {method: 'getSignaturesForAddress', count: '40'},
    {method: 'getTransaction', count: '45'},
    {method: 'sendTransaction', count: '12'},
  ],
  connections: '4',
  subscriptions: [
    {method: 'accountSubscribe', count: '120'},
    {method: 'signatureSubscribe', count: '40'},
  ],
  streams: '2',
  streamHours: String(hoursOfMonth),
  users: '0',
};

/** No load: the fallbacks for missing URL parameters. */
export const emptyLoad: LoadDraft = {...exampleLoad, calls: [], connections: '0', subscriptions: [], streams: '0'};

/** Replaces the subscriptions. The first one that is added brings the connection that it needs. */
export function withSubscriptions(draft: LoadDraft, subscriptions: readonly CountDraft[]): LoadDraft {
  const isFirst = draft.subscriptions.length === 0 && subscriptions.length > 0;
  const connections = isFirst && /^0*$/.test(draft.connections) ? '1' : draft.connections;
  return {...draft, subscriptions, connections};
}

const ranges = {
  count: {min: 0n, max: 1_000_000n},
  streamHours: {min: 1n, max: 31n * 24n},
} as const;

export function readLoad(draft: LoadDraft): Reading<Load> {
  const {errors, number} = fieldReader();
  const counts = (field: string, rows: readonly CountDraft[]) =>
    rows.map(({method, count}, row) => ({method, count: number(`${field}-${row}`, count, ranges.count)}));
  const load: Load = {
    plan: draft.plan,
    network: draft.network,
    calls: counts('calls', draft.calls),
    connections: number('connections', draft.connections, ranges.count),
    subscriptions: counts('subscriptions', draft.subscriptions),
    streams: number('streams', draft.streams, ranges.count),
    streamHours: number('streamHours', draft.streamHours, ranges.streamHours),
    users: number('users', draft.users, ranges.count),
  };
  const read = reading(load, errors);
  return read.value && load.connections === 0 && total(load.subscriptions) > 0
    ? {errors: {connections: 'Subscriptions need at least one connection.'}}
    : read;
}
