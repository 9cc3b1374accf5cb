import {hoursOfMonth} from '../../data/chainstream';
import {acceptDigits, acceptOneOf} from '../../lib/addresses/query-reader';
import {draftCodec, type DraftCodec} from '../draft-codec';
import {emptyLoad, exampleLoad, readLoad, type CountDraft, type LoadDraft} from './draft';
import {networks, type Load, type MethodCount} from './load';
import {planKeys} from './plans';

/** The methods that a load can have. Given by the caller: imported, they would come with all their data. */
interface MethodNames {
  readonly http: readonly string[];
  readonly websocket: readonly string[];
}

/** `?plan=standard&load=getBalance:20,getTransaction:3&connections=2&subscriptions=logsSubscribe:4&streams=2&users=7` */
export function loadCodec(methods: MethodNames): DraftCodec<LoadDraft, Load> {
  return draftCodec({
    names: ['plan', 'network', 'load', 'connections', 'subscriptions', 'streams', 'hours', 'users'],
    example: exampleLoad,
    emptied: ({plan, network}) => ({...emptyLoad, plan, network}),
    readDraft: readLoad,
    fromQuery: ({value, list}) => {
      const subscriptions = list('subscriptions', acceptCount(methods.websocket));
      return {
        ...emptyLoad,
        plan: value('plan', acceptOneOf(planKeys), emptyLoad.plan),
        network: value('network', acceptOneOf(networks), emptyLoad.network),
        calls: list('load', acceptCount(methods.http)),
        connections: value('connections', acceptDigits, subscriptions.length > 0 ? '1' : emptyLoad.connections),
        subscriptions,
        streams: value('streams', acceptDigits, emptyLoad.streams),
        streamHours: value('hours', acceptDigits, emptyLoad.streamHours),
        users: value('users', acceptDigits, emptyLoad.users),
      };
    },
    toQuery: (load) => ({
      plan: load.plan,
      network: load.network === 'mainnet' ? undefined : load.network,
      load: pairs(load.calls),
      connections: load.subscriptions.length > 0 ? String(load.connections) : positive(load.connections),
      subscriptions: pairs(load.subscriptions),
      streams: positive(load.streams),
      hours: load.streams > 0 && load.streamHours !== hoursOfMonth ? String(load.streamHours) : undefined,
      users: positive(load.users),
    }),
  });
}

function pairs(counts: readonly MethodCount[]): string | undefined {
  const text = counts.map(({method, count}) => `${method}:${count}`);
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
