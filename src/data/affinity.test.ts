import {expect, test} from 'vitest';
import {automaticAffinity} from './affinity';
import {rpcMethods} from './rpc/methods';

test('the methods with automatic affinity exist', () => {
  const names = rpcMethods.map(({name}) => name);
  expect(automaticAffinity.filter(({method}) => !names.includes(method))).toEqual([]);
});
