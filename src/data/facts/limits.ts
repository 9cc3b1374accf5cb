import type {Fact, Facts} from '../../lib/fact';
import {httpRateLimits, rateLimitsSource, webSocketLimits} from '../rate-limits';

const source = {source: rateLimitsSource.url, verified: rateLimitsSource.verified};

/** Single figures of the limit tables, for sentences. */
export const limitsFacts = {
  'limits.connectionsStandard': fact(connections().standard, 'connections'),
  'limits.connectionsScale': fact(connections().scale, 'connections'),
  'limits.getTransactionScale': fact(rate('getTransaction').scale, 'requests/second'),
  'limits.programAccountsScale': fact(rate('getProgramAccounts').scale, 'requests/second'),
  'limits.sendTransactionStandard': fact(rate('sendTransaction').standard, 'requests/second'),
  'limits.sendTransactionScale': fact(rate('sendTransaction').scale, 'requests/second'),
} satisfies Facts;

function fact(value: number, unit: string): Fact {
  return {text: String(value), value, unit, ...source};
}

function connections() {
  return found(
    webSocketLimits.find(({limit}) => limit === 'Active connections'),
    'active connections',
  );
}

function rate(method: string) {
  return found(
    httpRateLimits.find((limit) => limit.method === method),
    method,
  );
}

function found<T>(limit: T | undefined, name: string): T {
  if (limit === undefined) throw new Error(`src/data/rate-limits.ts has no limit for ${name}.`);
  return limit;
}
