import {expect, test} from 'vitest';
import {rpcMethods, type RpcMethod} from '../../../data/rpc/methods';
import {estimateHeight, lineLengths} from './estimate-height';
import {typicalHeight} from './typical-height';

const find = (name: string) => rpcMethods.find((method) => method.name === name) as RpcMethod;

// tests/e2e/rpc-reference.spec.ts compares the estimates with the heights that browsers measure.

test('more content needs more height', () => {
  const method = find('getBalance');
  const estimate = (changed: RpcMethod) => estimateHeight(changed, lineLengths.wide);
  expect(estimate({...method, notes: [...(method.notes ?? []), 'One more.']})).toBeGreaterThan(estimate(method));
  expect(estimate({...method, errors: []})).toBeLessThan(estimate(method));
  expect(estimate({...method, params: []})).toBeLessThan(estimate(method));
});

test('narrow screens need more height', () => {
  for (const method of rpcMethods) {
    expect(estimateHeight(method, lineLengths.narrow)).toBeGreaterThanOrEqual(estimateHeight(method, lineLengths.wide));
  }
});

test.each(['wide', 'narrow'] as const)('on %s screens, the typical height is about the mean', (screen) => {
  const sum = rpcMethods.reduce((total, method) => total + estimateHeight(method, lineLengths[screen]), 0);
  expect(typicalHeight[screen] / (sum / rpcMethods.length)).toBeCloseTo(1, 1);
});
