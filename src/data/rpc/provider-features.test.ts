import {expect, test} from 'vitest';
import {automaticAffinity} from '../affinity';
import {rpcMethods} from './methods';
import {providerFeaturesOf} from './provider-features';

test('only methods for which the service adds something have features', () => {
  const labels = (method: string) => providerFeaturesOf(method).map(({label}) => label);
  expect(labels('sendTransaction')).toEqual(['Automatic affinity', 'SWQoS']);
  expect(labels('getLatestBlockhash')).toEqual(['Automatic affinity']);
  expect(labels('getBalance')).toEqual([]);
});

test('each method with automatic affinity is in the reference', () => {
  const names = rpcMethods.map(({name}) => name);
  expect(automaticAffinity.map(({method}) => method).filter((method) => !names.includes(method))).toEqual([]);
});
