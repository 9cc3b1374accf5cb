import {expect, test} from 'vitest';
import {rpcMethods, type RpcMethod} from '../../data/rpc/methods';
import {estimateHeight, lineLengths} from './estimate-height';

const find = (name: string) => rpcMethods.find((method) => method.name === name) as RpcMethod;

// That they come near what browsers measure, tests/e2e/rpc-reference.spec.ts shows.

test('more to say needs more height', () => {
  const method = find('getBalance');
  const estimate = (changed: RpcMethod) => estimateHeight(changed, lineLengths.wide);
  expect(estimate({...method, notes: [...(method.notes ?? []), 'One more.']})).toBeGreaterThan(estimate(method));
  expect(estimate({...method, errors: []})).toBeLessThan(estimate(method));
  expect(estimate({...method, params: []})).toBeLessThan(estimate(method));
});

test('narrow screens need more', () => {
  for (const method of rpcMethods) {
    expect(estimateHeight(method, lineLengths.narrow)).toBeGreaterThanOrEqual(estimateHeight(method, lineLengths.wide));
  }
});
