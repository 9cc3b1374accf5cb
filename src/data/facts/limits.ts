import type {Fact, Facts} from '../../lib/fact';
import {httpRateLimits, rateLimitsSource, webSocketLimits} from '../rate-limits';

const source = {source: rateLimitsSource.url, verified: rateLimitsSource.verified};

/** Figures of the limit tables, for sentences. */
export const limitsFacts = {
  'limits.connectionsStandard': fact(webSocketLimits.connections.standard, 'connections'),
  'limits.connectionsScale': fact(webSocketLimits.connections.scale, 'connections'),
  'limits.getTransactionScale': fact(rate('getTransaction').scale, 'requests/second'),
  'limits.programAccountsScale': fact(rate('getProgramAccounts').scale, 'requests/second'),
  'limits.sendTransactionStandard': fact(rate('sendTransaction').standard, 'requests/second'),
  'limits.sendTransactionScale': fact(rate('sendTransaction').scale, 'requests/second'),
} satisfies Facts;

function fact(value: number, unit: string): Fact {
  return {text: String(value), value, unit, ...source};
}

function rate(method: string) {
  const limit = httpRateLimits.find((each) => each.method === method);
  if (limit === undefined) throw new Error(`src/data/rate-limits.ts has no limit for ${method}.`);
  return limit;
}
