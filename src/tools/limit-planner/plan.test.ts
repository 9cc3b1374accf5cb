import fc from 'fast-check';
import {describe, expect, it, test} from 'vitest';
import type {QueryParameters} from '../../lib/addresses/query-codec';
import {backoffFor, duration, longestWaitReason} from './backoff';
import {emptyLoad, exampleLoad, readLoad, type LoadDraft} from './draft';
import type {LimitUse} from './limits';
import {loadCodec} from './query-codec';
import {judge, smallestPlan} from './verdict';

describe('the backoff', () => {
  const calls = (used: number, limit: number): LimitUse[] => [
    {kind: 'http', name: 'getBlock', subject: 'getBlock', isMethod: true, used, limit},
  ];

  it('is for the method closest to its rate limit', () => {
    const uses = [...calls(10, 100), {...calls(45, 60)[0], name: 'getTransaction'} as LimitUse];
    expect(backoffFor(uses)).toEqual({
      method: 'getTransaction',
      refused: 30,
      drainMs: 2000,
      firstWaitMs: 250,
      factor: 2,
      maxWaitMs: 2000,
      attempts: 7,
      waitsMs: {shortest: 3875, longest: 7750},
      outlasts: true,
    });
  });

  it('is not for subscriptions, which are not calls', () => {
    const [call] = calls(10, 100);
    const subscription = {...call, kind: 'subscriptions', name: 'logsSubscribe', used: 99} as LimitUse;
    expect(backoffFor([subscription])).toBeUndefined();
    expect(backoffFor([...calls(10, 100), subscription])).toMatchObject({method: 'getBlock'});
  });

  it('waits at most 10 seconds at a time, however long the backlog takes', () => {
    expect(backoffFor(calls(99, 100))).toMatchObject({drainMs: 98_000, maxWaitMs: 10_000, outlasts: false});
  });

  it('says why waits get no longer', () => {
    const reason = (used: number) => {
      const backoff = backoffFor(calls(used, 100));
      return backoff && longestWaitReason(backoff);
    };
    expect(reason(60)).toMatch(/^The first one long enough/);
    expect(reason(90)).toMatch(/^The first one long enough/);
    expect(reason(99)).toMatch(/^The longest that the planner suggests/);
  });

  it('is undefined if the planned load reaches the limit', () => {
    expect(backoffFor(calls(60, 60))).toBeUndefined();
    expect(backoffFor(calls(1, 0))).toBeUndefined();
    expect(backoffFor([])).toBeUndefined();
  });

  it.each([
    {used: 1, limit: 2, firstWaitMs: 500, maxWaitMs: 1000, attempts: 4, waitsMs: {shortest: 1250, longest: 2500}},
    {used: 1, limit: 100, firstWaitMs: 250, maxWaitMs: 1000, attempts: 5, waitsMs: {shortest: 1375, longest: 2750}},
  ])('doubles its waits until they outlast the peak: $used of $limit', ({used, limit, ...backoff}) => {
    expect(backoffFor(calls(used, limit))).toMatchObject({...backoff, outlasts: true});
  });

  it('outlasts the peak and its backlog, or says that it does not', () => {
    const rates = fc
      .integer({min: 2, max: 300})
      .chain((limit) => fc.record({limit: fc.constant(limit), used: fc.integer({min: 1, max: limit - 1})}));
    fc.assert(
      fc.property(rates, ({used, limit}) => {
        const backoff = backoffFor(calls(used, limit));
        if (!backoff) throw new Error('there is room');
        const {attempts, firstWaitMs, maxWaitMs, waitsMs, drainMs, outlasts} = backoff;
        const isDrained = (milliseconds: number) => (limit - used) * milliseconds >= (2 * used - limit) * 1000;
        expect(isDrained(drainMs)).toBe(true);
        expect(drainMs === 0 || !isDrained(drainMs - 1)).toBe(true);
        expect(outlasts).toBe(waitsMs.shortest >= 1000 + drainMs);
        expect(outlasts ? attempts <= 8 : attempts === 8).toBe(true);
        expect(firstWaitMs * limit).toBeGreaterThanOrEqual(1000);
        expect(maxWaitMs).toBeGreaterThanOrEqual(firstWaitMs);
        expect(maxWaitMs).toBeLessThanOrEqual(10_000);
        expect(waitsMs.longest).toBeLessThanOrEqual((attempts - 1) * maxWaitMs);
      }),
    );
  });

  test.each([
    [250, '250 ms'],
    [1000, '1 s'],
    [2875, '2.9 s'],
  ])('%s ms are %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });
});

test('the example needs the larger plan, and has room to grow there', () => {
  const {value: load} = readLoad(exampleLoad);
  if (!load) throw new Error('the example can be read');
  const change = 'The limits in src/data no longer suit exampleLoad in draft.ts: change its counts, so that it';
  expect(smallestPlan(load), `${change} fits Scale Mode, but not Standard Mode`).toBe('scale');
  const {first, growthInPercent} = judge(load, 'scale') ?? {};
  expect(first?.name, `${change} comes closest to the limit of getTransaction`).toBe('getTransaction');
  expect(growthInPercent, `${change} can grow`).toBeGreaterThan(100);
});

describe('the URL', () => {
  const methods = {
    http: ['getBalance', 'getBlock', 'getProgramAccounts', 'getSlot', 'getTransaction', 'sendTransaction'],
    websocket: ['accountSubscribe', 'logsSubscribe', 'slotSubscribe'],
  };
  const codec = loadCodec(methods);
  const written = (draft: LoadDraft) => codec.write({draft, ignored: []});

  it('omits the example', () => {
    expect(Object.values(written(exampleLoad))).toEqual(Array(8).fill(undefined));
    expect(codec.read(new URLSearchParams('language=go'))).toEqual({draft: exampleLoad, ignored: []});
  });

  test.each<[Partial<LoadDraft>, QueryParameters]>([
    [
      {plan: 'standard', calls: [{method: 'getBalance', count: '20'}]},
      {plan: 'standard', load: 'getBalance:20'},
    ],
    [
      {streams: '2', streamHours: '100'},
      {plan: 'scale', streams: '2', hours: '100'},
    ],
    [{streams: '2'}, {plan: 'scale', streams: '2'}],
    [{users: '7'}, {plan: 'scale', users: '7'}],
    [{streamHours: '100'}, {plan: 'scale'}],
  ])('is short: %j', (change, parameters) => {
    expect(written({...emptyLoad, ...change})).toEqual(parameters);
  });

  it('round-trips every load', () => {
    const counts = (methods: readonly string[]) =>
      fc.array(
        fc.record({method: fc.constantFrom(...methods), count: fc.integer({min: 0, max: 1_000_000}).map(String)}),
        {maxLength: 9},
      );
    const drafts: fc.Arbitrary<LoadDraft> = fc.record({
      plan: fc.constantFrom('standard', 'scale'),
      network: fc.constantFrom('mainnet', 'devnet'),
      calls: counts(methods.http),
      connections: fc.integer({min: 0, max: 300}).map(String),
      subscriptions: counts(methods.websocket),
      streams: fc.integer({min: 1, max: 10}).map(String),
      streamHours: fc.integer({min: 1, max: 744}).map(String),
      users: fc.integer({min: 1, max: 200}).map(String),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        // Subscriptions need a connection.
        fc.pre('value' in readLoad(draft));
        const parameters = Object.entries(written(draft)).filter(([, text]) => text !== undefined) as [
          string,
          string,
        ][];
        const {draft: back, ignored} = codec.read(new URLSearchParams(parameters));
        expect(ignored).toEqual([]);
        expect(readLoad(back)).toEqual(readLoad(draft));
      }),
    );
  });

  it('ignores what it cannot parse, and accepts methods in any case', () => {
    const query = new URLSearchParams('plan=gold&load=getprogramaccounts:3,getNothing:1,getSlot:-2&streams=many');
    expect(codec.read(query)).toEqual({
      draft: {...emptyLoad, calls: [{method: 'getProgramAccounts', count: '3'}]},
      ignored: ['plan=gold', 'load=getNothing:1', 'load=getSlot:-2', 'streams=many'],
    });
  });

  it('adds the connection that subscriptions need', () => {
    const {draft, ignored} = codec.read(new URLSearchParams('subscriptions=logsSubscribe:4'));
    expect(draft.connections).toBe('1');
    expect(readLoad(draft).errors).toBeUndefined();
    expect(ignored).toEqual([]);
  });

  it('keeps the last valid load while a field is invalid', () => {
    expect(written({...exampleLoad, streams: '1000001'})).toStrictEqual({});
  });
});
