import {
  chainstreamEndpoints,
  chainstreamMethods,
  chainstreamWrongMethods,
  type ChainstreamMethod,
} from '../../data/chainstream';
import {rpcNetworks} from '../../data/endpoints';
import {foreignMethodsOf} from '../../data/rpc/foreign-methods';
import {
  removedMethods,
  rpcMethods,
  subscriptionMethods,
  type RemovedMethod,
  type RpcField,
  type RpcMethod,
} from '../../data/rpc/methods';
import {closestName} from '../../lib/text/closest-name';
import type {Transport} from '../../lib/transport';
import type {Diagnostic} from './finding';
import {foreignMethod} from './foreign-method';

/** What a method name refers to. */
type Meaning =
  | {readonly kind: 'rpc'; readonly method: RpcMethod}
  | {readonly kind: 'unsubscribe'; readonly params: readonly RpcField[]}
  | {readonly kind: 'stream'; readonly stream: ChainstreamMethod; readonly isSubscribe: boolean}
  | {readonly kind: 'removed'; readonly removed: RemovedMethod}
  /** Sent by the server, once one of these methods has been called. */
  | {readonly kind: 'notification'; readonly subscribe: readonly string[]}
  /** A wrong name for a ChainStream method, found in older code and on third-party pages. */
  | {readonly kind: 'old'; readonly current: string}
  | ForeignMeaning
  | {readonly kind: 'unknown'; readonly closest: string | undefined};

/** Only other providers have the method. */
export interface ForeignMeaning {
  readonly kind: 'foreign';
  readonly answer: Diagnostic;
  /** The ChainStream method that does the same. */
  readonly chainstream: string | undefined;
}

export interface NamedMethod {
  /** Without the prefix. */
  readonly name: string;
  /** Selects a service on the shared host: `chainstream.`, `solana-mainnet.`, or empty. */
  readonly prefix: string;
  readonly meaning: Meaning;
}

const prefixes = [
  ...rpcNetworks.map(({name}) => `${name}.`),
  ...chainstreamEndpoints.flatMap(({methodPrefix}) => (methodPrefix === '' ? [] : [methodPrefix])),
];

/** Names of all methods that can be called. */
const callable = [
  ...rpcMethods.map(({name}) => name),
  ...subscriptionMethods.map(({unsubscribe}) => unsubscribe.method),
  ...chainstreamMethods.flatMap(({subscribe, unsubscribe}) => [subscribe, unsubscribe]),
];

export function readMethod(text: string): NamedMethod {
  const prefix = prefixes.find((each) => text.startsWith(each)) ?? '';
  const name = text.slice(prefix.length);
  return {name, prefix, meaning: meaningOf(name)};
}

function meaningOf(name: string): Meaning {
  const method = rpcMethods.find((each) => each.name === name);
  if (method) return {kind: 'rpc', method};
  const subscription = subscriptionMethods.find(({unsubscribe}) => unsubscribe.method === name);
  if (subscription) return {kind: 'unsubscribe', params: subscription.unsubscribe.params};
  const stream = chainstreamMethods.find(({subscribe, unsubscribe}) => subscribe === name || unsubscribe === name);
  if (stream) return {kind: 'stream', stream, isSubscribe: stream.subscribe === name};
  const removed = removedMethods.find((each) => each.name === name);
  if (removed) return {kind: 'removed', removed};
  // Both services have a `blockNotification`.
  const subscribe = [
    ...subscriptionMethods.filter(({notification}) => notification.method === name).map((each) => each.name),
    ...chainstreamMethods.filter(({notification}) => notification === name).map((each) => each.subscribe),
  ];
  if (subscribe.length > 0) return {kind: 'notification', subscribe};
  const current = chainstreamWrongMethods.get(name);
  if (current !== undefined) return {kind: 'old', current};
  const answer = foreignMethod(name);
  if (answer !== undefined) return {kind: 'foreign', answer, chainstream: foreignMethodsOf(name)?.chainstream};
  return {kind: 'unknown', closest: closestName(name, callable)};
}

/** The ChainStream method that a wrong name or one of another provider stands for; other methods are as they are. */
export function meantMethod(method: NamedMethod): NamedMethod {
  const {meaning, prefix} = method;
  if (meaning.kind === 'old') return readMethod(prefix + meaning.current);
  const isStream = meaning.kind === 'foreign' && meaning.chainstream !== undefined;
  return isStream ? readMethod(prefix + meaning.chainstream) : method;
}

/** The transport of the method; undefined if the name is not a callable method. */
export function transportOf({meaning}: NamedMethod): Transport | undefined {
  switch (meaning.kind) {
    case 'rpc':
      return meaning.method.transport;
    case 'unsubscribe':
    case 'stream':
      return 'websocket';
    default:
      return undefined;
  }
}
