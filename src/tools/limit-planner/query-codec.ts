import {hoursOfMonth} from '../../data/chainstream';
import {acceptDigits, acceptOneOf, queryReader} from '../../lib/query-reader';
import type {QueryCodec} from '../../lib/query-codec';
import {emptyLoad, exampleLoad, readLoad, type CountDraft, type LoadDraft} from './draft';
import {byMethod, type MethodCount} from './load';
import {httpMethods, subscribeMethods} from './method-names';
import {planKeys} from './plans';

export interface LoadInAddress {
  readonly draft: LoadDraft;
  /** What the address holds and nobody can read. */
  readonly ignored: readonly string[];
}

const unset = {
  plan: undefined,
  network: undefined,
  load: undefined,
  connections: undefined,
  subscriptions: undefined,
  streams: undefined,
  hours: undefined,
} satisfies Record<string, string | undefined>;

/** `?plan=standard&load=getBalance:20,getTransaction:3&connections=2&subscriptions=logsSubscribe:4&streams=2` */
export const loadCodec: QueryCodec<LoadInAddress> = {
  read: (query) => {
    if (!Object.keys(unset).some((name) => query.has(name))) return {draft: exampleLoad, ignored: []};
    const {value, list, ignored} = queryReader(query);
    const draft: LoadDraft = {
      plan: value('plan', acceptOneOf(planKeys), emptyLoad.plan),
      network: value('network', acceptOneOf(['mainnet', 'devnet']), emptyLoad.network),
      calls: list('load', acceptCount(httpMethods)),
      connections: value('connections', acceptDigits, emptyLoad.connections),
      subscriptions: list('subscriptions', acceptCount(subscribeMethods)),
      streams: value('streams', acceptDigits, emptyLoad.streams),
      streamHours: value('hours', acceptDigits, emptyLoad.streamHours),
    };
    return {draft, ignored};
  },
  write: ({draft}) => {
    if (JSON.stringify(draft) === JSON.stringify(exampleLoad)) return unset;
    const {load} = readLoad(draft);
    // What cannot be read stays in the fields: the address keeps the last load that could be.
    if (load === undefined) return {};
    return {
      plan: load.plan,
      network: load.network === 'mainnet' ? undefined : load.network,
      load: pairs(load.calls),
      connections: positive(load.connections),
      subscriptions: pairs(load.subscriptions),
      streams: positive(load.streams),
      hours: load.streams > 0 && load.streamHours !== hoursOfMonth ? String(load.streamHours) : undefined,
    } satisfies Record<keyof typeof unset, string | undefined>;
  },
};

function pairs(counts: readonly MethodCount[]): string | undefined {
  const text = byMethod(counts).map(({method, count}) => `${method}:${count}`);
  return text.length > 0 ? text.join() : undefined;
}

function positive(count: number): string | undefined {
  return count > 0 ? String(count) : undefined;
}

function acceptCount(methods: readonly string[]): (item: string) => CountDraft | undefined {
  return (item) => {
    const [, name = '', count = ''] = /^(\w+):(\d{1,9})$/.exec(item) ?? [];
    const method = methods.find((each) => each.toLowerCase() === name.toLowerCase());
    return method === undefined ? undefined : {method, count};
  };
}
