import {expect, test} from 'vitest';
import {httpRateLimits, subscriptionLimits} from './rate-limits';
import {repeated} from './repeated.test-helper';
import {httpMethods, subscriptionMethods} from './rpc/methods';

function unknownNames(limits: readonly {method: string | null}[], known: readonly {name: string}[]): string[] {
  const names = known.map(({name}) => name);
  return limits.flatMap(({method}) => (method === null || names.includes(method) ? [] : [method]));
}

test('each limit is for an existing method', () => {
  expect(unknownNames(httpRateLimits, httpMethods)).toEqual([]);
  expect(unknownNames(subscriptionLimits, subscriptionMethods)).toEqual([]);
});

test('no method has two limits of the same kind', () => {
  for (const limits of [httpRateLimits, subscriptionLimits]) {
    expect(repeated(limits.map(({method}) => method))).toEqual([]);
  }
});

test('Scale Mode allows at least as much as Standard Mode', () => {
  const plans = [...httpRateLimits, ...subscriptionLimits.flatMap(({mainnet, devnet}) => [mainnet, devnet])];
  expect(plans.filter(({standard, scale}) => scale < standard)).toEqual([]);
});
