import {expect, test} from 'vitest';
import {rpcMethods, type RpcField} from '../../data/rpc/methods';
import {limitOf} from './limits';

const limits = (fields: readonly RpcField[] = [], path = ''): string[] =>
  fields.flatMap((field) => {
    const limit = limitOf(field);
    const own = limit ? [`${path}.${field.name} ${limit.least}-${limit.most}`] : [];
    return [...own, ...limits(field.fields, `${path}.${field.name}`)];
  });

test('every limit that the reference gives as a number is read, and none that means something else', () => {
  expect(rpcMethods.flatMap(({name, params}) => limits(params, name))).toEqual([
    'getMultipleAccounts.pubkeys 0-100',
    'getProgramAccounts.config.filters 0-4',
    'getMinimumBalanceForRentExemption.dataLength 0-10485760',
    'getSignatureStatuses.signatures 0-256',
    'getSignaturesForAddress.config.limit 1-1000',
    'getRecentPrioritizationFees.addresses 0-128',
    'getBlocksWithLimit.limit 0-500000',
    'getRecentPerformanceSamples.limit 0-720',
    'getSlotLeaders.limit 0-5000',
    'getInflationReward.addresses 0-32',
    'programSubscribe.config.filters 0-4',
  ]);
});
