import {describe, expect, it} from 'vitest';
import {rpcMethods, subscriptionMethods} from '../../src/data/rpc/methods';
import {parseType} from '../../src/lib/rpc-check/type-text';
import {validateChainstream, validateNotification, validateParams, validateResult} from './schema';

const pubkey = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

describe('types', () => {
  it.each(['u64', 'array<object | null> | null', 'map<string, [usize, usize]>', 'array<[u64, u64, u64]>'])(
    'reads %s',
    (text) => expect(() => parseType(text)).not.toThrow(),
  );

  it.each(['array<u64', 'map<u64, string>', '[u64', 'a | | b', ''])('rejects %j', (text) =>
    expect(() => parseType(text)).toThrow('is not a type'),
  );
});

describe('the examples of the reference', () => {
  it.each(rpcMethods.map((method) => [method.name, method] as const))('%s is valid', (name, {example}) => {
    expect(validateParams(name, example.params)).toEqual([]);
    expect(validateResult(name, example.result)).toEqual([]);
  });

  it.each(subscriptionMethods.map(({notification}) => [notification.method, notification] as const))(
    '%s is valid',
    (_method, {example}) => expect(validateNotification(example)).toEqual([]),
  );
});

describe('validateParams', () => {
  it.each([
    ['getSlot', {}, 'params: expected array, got {}'],
    ['getSlot', [null, 1], 'params: at most 1 values, got 2'],
    ['getSlot', [{commitment: 'recent'}], 'commitment: "recent" is none of'],
    ['getSlot', [{commitment: 1}], 'params[0] (config).commitment: expected string, got 1'],
    ['getSlot', [{level: 'processed'}], 'params[0] (config).level: unknown field; known are commitment'],
    ['getBalance', undefined, 'params[0] (pubkey): missing'],
    ['getBalance', ['VOTE_ACCOUNT'], 'is not a pubkey (base58 of 32 bytes)'],
    ['getSignatureStatuses', [[pubkey]], 'is not a signature (base58 of 64 bytes)'],
    ['requestAirdrop', [pubkey, -1], 'expected u64, got -1'],
    ['requestAirdrop', [pubkey, 0.5], 'expected u64, got 0.5'],
    ['requestAirdrop', [pubkey, 2e20], 'expected u64'],
    ['getProgramAccounts', [pubkey, {filters: [{memcmp: {bytes: 'a'}}]}], 'filters[0].memcmp.offset: missing'],
    ['slotUnsubscribe', [], 'missing'],
    ['getSloth', [], 'method: "getSloth" is not in'],
  ])('reports %s %j', (method, params, problem) => {
    expect(validateParams(method, params).join('\n')).toContain(problem);
  });

  it('accepts null for an omitted value', () => {
    expect(validateParams('getSlot', [null])).toEqual([]);
    expect(validateParams('getSlot', [{minContextSlot: null}])).toEqual([]);
    expect(validateParams('getSlot', [{commitment: null}])).toEqual([]);
    expect(validateParams('getTokenSupply', [pubkey, {commitment: null}])).not.toEqual([]);
  });
});

describe('validateResult', () => {
  it.each([
    ['getSlot', '446970123', 'result: expected u64, got "446970123"'],
    ['getHealth', 'behind', 'result: "behind" is none of "ok"'],
    ['getBalance', {context: {slot: 1}}, 'result.value: missing'],
    ['getBalance', {context: {slot: 1}, value: 0, extra: 1}, 'result.extra: unknown field'],
    [
      'getRecentPrioritizationFees',
      [{slot: 1, prioritizationFee: 0}, {slot: 1}],
      'result[1].prioritizationFee: missing',
    ],
    ['getLeaderSchedule', {[pubkey]: ['0']}, 'expected usize, got "0"'],
    [
      'getBlockProduction',
      {context: {slot: 1}, value: {byIdentity: {a: [1]}, range: {firstSlot: 1, lastSlot: 2}}},
      'a: expected 2 elements, got 1',
    ],
    ['getAccountInfo', null, 'result: expected object, got null'],
  ])('reports %s %j', (method, result, problem) => {
    expect(validateResult(method, result).join('\n')).toContain(problem);
  });

  it('lets an excerpt omit fields, and nothing else', () => {
    const excerpt = {context: {slot: 1}, value: {lamports: 1}};
    expect(validateResult('getAccountInfo', excerpt)).not.toEqual([]);
    expect(validateResult('getAccountInfo', excerpt, {shortened: true})).toEqual([]);
    expect(validateResult('getAccountInfo', {value: {lamports: 'a'}}, {shortened: true})).toHaveLength(1);
  });
});

describe('validateNotification', () => {
  const valid = {
    jsonrpc: '2.0',
    method: 'slotNotification',
    params: {result: {slot: 3, parent: 2, root: 1}, subscription: 0},
  };

  it.each([
    [{...valid, method: 'slotsNotification'}, 'is not a notification'],
    [{...valid, jsonrpc: '1.0'}, 'message.jsonrpc: "1.0" is none of "2.0"'],
    [{...valid, params: {...valid.params, subscription: '0'}}, 'message.params.subscription: expected u64, got "0"'],
    [{...valid, params: {result: {slot: 3, parent: 2}, subscription: 0}}, 'message.params.result.root: missing'],
    ['slot', 'message: expected object, got "slot"'],
  ])('reports %j', (message, problem) => {
    expect(validateNotification(valid)).toEqual([]);
    expect(validateNotification(message).join('\n')).toContain(problem);
  });
});

describe('validateChainstream', () => {
  const request = (params: unknown, method = 'transactionsSubscribe') => ({jsonrpc: '2.0', id: 1, method, params});
  const network = 'solana-mainnet';

  it('accepts the requests of the documentation', () => {
    const filter = {commitment: 'processed', excludeVotes: true, accountKeys: {oneOf: [pubkey]}};
    expect(validateChainstream(request({network, verified: true, filter}))).toEqual([]);
    expect(validateChainstream(request({network}, 'encodedBlocksSubscribe'))).toEqual([]);
    expect(validateChainstream(request([32026100100140], 'transactionsUnsubscribe'))).toEqual([]);
    expect(validateChainstream({jsonrpc: '2.0', result: 32026100100140, id: 1})).toEqual([]);
  });

  it.each([
    [request([{network}]), 'params: expected object with named fields'],
    [request({}), 'params.network: missing'],
    [request({network: 'mainnet'}), 'params.network: "mainnet" is none of'],
    [request({network, verified: 'yes'}), 'params.verified: expected bool, got "yes"'],
    [request({network, verified: true, filter: {commitment: 'confirmed'}}), 'requires the commitment processed'],
    [request({network, filter: {commitment: 'recent'}}), 'params.filter.commitment: "recent" is none of'],
    [request({network, filter: {accountKeys: {any: [pubkey]}}}), 'params.filter.accountKeys.any: unknown field'],
    [request({network, filter: {accountKeys: {all: ['x']}}}), 'params.filter.accountKeys.all[0]: "x" is not a pubkey'],
    [request({network, filter: {}}, 'blocksSubscribe'), 'params.filter: unknown field'],
    [request({network}, 'chainstream.blocksSubscribe'), 'is not a method or notification of ChainStream'],
    [request({network}, 'slotSubscribe'), 'is not a method or notification of ChainStream'],
    [request({id: 1}, 'blocksUnsubscribe'), 'params: expected array'],
    [{...request({network}), jsonrpc: '1.0'}, 'jsonrpc: "1.0" is not "2.0"'],
    [{jsonrpc: '2.0', result: 'a', id: 1}, 'result: expected a subscription id or a boolean'],
  ])('reports %j', (message, problem) => {
    expect(validateChainstream(message).join('\n')).toContain(problem);
  });

  it('checks a notification, and lets an excerpt omit fields', () => {
    const notification = (value: unknown) => ({
      jsonrpc: '2.0',
      method: 'slotUpdateNotification',
      params: {subscription: 1, result: {context: {nodeTime: '2025-11-12T21:13:24.191443489Z'}, value}},
    });
    expect(validateChainstream(notification({slot: 2, parent: null, status: 'processed'}))).toEqual([]);
    expect(validateChainstream(notification({slot: 2}))).toHaveLength(2);
    expect(validateChainstream(notification({slot: 2}), {shortened: true})).toEqual([]);
    expect(validateChainstream(notification({slot: '2'}), {shortened: true})).toHaveLength(1);
  });
});
