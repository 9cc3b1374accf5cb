import fc from 'fast-check';
import {describe, expect, it, test, vi} from 'vitest';
import type {PlanId} from '../../data/plans';
import {emptyLoad, exampleLoad, readLoad, withSubscriptions, type LoadDraft} from './draft';
import {firstToBreak, growthInPercent, isOver, limitUses, percentUsed, sharedUse} from './limits';
import type {Load} from './load';
import {exceededText, growthText, judge, otherPlanText, roomText, smallestPlan, verdictText} from './verdict';

// Limits of these tests only: the published ones change without the logic. No two that the planner could mistake for
// each other are equal.
vi.mock('../../data/rate-limits', () => ({
  httpRateLimits: [
    {method: 'getBlock', standard: 25, scale: 100},
    {method: 'getProgramAccounts', standard: 0, scale: 5, alternative: {text: 'Instead', section: 'other-methods'}},
    {method: 'getTransaction', standard: 20, scale: 60},
    {method: null, standard: 100, scale: 300},
  ],
  webSocketLimits: {
    connections: {standard: 110, scale: 310},
    subscriptions: {standard: 120, scale: 600},
    perConnection: {standard: 50, scale: 200},
  },
  subscriptionLimits: [
    {method: 'logsSubscribe', mainnet: {standard: 10, scale: 90}, devnet: {standard: 11, scale: 30}},
    {method: null, mainnet: {standard: 105, scale: 620}, devnet: {standard: 115, scale: 350}},
  ],
}));
vi.mock('../../data/chainstream', () => ({maxStreams: 10, hoursOfMonth: 720}));
vi.mock('../../data/plans', () => {
  const names: Partial<Record<PlanId, string>> = {
    standard: 'Standard Mode',
    scale: 'Scale Mode',
    hyperscale: 'HyperScale',
  };
  return {
    planOf: (id: PlanId) => ({name: names[id], chainstream: id === 'scale'}),
    standardAdditionalUsers: 1,
    scaleSeats: {maxUsers: 80},
  };
});

const nothing: Load = {
  plan: 'scale',
  network: 'mainnet',
  calls: [],
  connections: 0,
  subscriptions: [],
  streams: 0,
  streamHours: 720,
  users: 0,
};

const calls = (method: string, count: number): Load => ({...nothing, calls: [{method, count}]});

describe('limitUses', () => {
  it('finds the row of a method, or the one for all others', () => {
    expect(limitUses(calls('getTransaction', 45), 'scale')).toMatchObject([
      {name: 'getTransaction', used: 45, limit: 60},
    ]);
    expect(limitUses(calls('getBalance', 45), 'standard')).toMatchObject([{name: 'getBalance', used: 45, limit: 100}]);
  });

  it('says what to call instead of a method, if the data of its limit does', () => {
    const [listed] = limitUses(calls('getProgramAccounts', 1), 'standard');
    const [other] = limitUses(calls('getBlock', 1), 'standard');
    expect(listed?.alternative?.section).toBe('other-methods');
    expect(other?.alternative).toBeUndefined();
  });

  it('sums the rows of a method', () => {
    const twice = {...nothing, calls: [...calls('getBlock', 2).calls, ...calls('getBlock', 3).calls]};
    expect(limitUses(twice, 'scale')).toMatchObject([{name: 'getBlock', used: 5}]);
  });

  it('counts a subscription in its row, in the total, and on its connection', () => {
    const load = {...nothing, connections: 4, subscriptions: [{method: 'logsSubscribe', count: 21}]};
    expect(limitUses(load, 'scale').map(({name, used, limit}) => [name, used, limit])).toEqual([
      ['WebSocket connections', 4, 310],
      ['logsSubscribe', 21, 90],
      ['Subscriptions in total', 21, 600],
      ['Subscriptions on one connection', 6, 200],
    ]);
    expect(limitUses({...load, network: 'devnet'}, 'scale')).toContainEqual(
      expect.objectContaining({name: 'logsSubscribe', limit: 30}),
    );
  });

  it('has a limit of 0 streams on a plan without ChainStream', () => {
    const [onStandard] = limitUses({...nothing, streams: 2}, 'standard');
    const [onScale] = limitUses({...nothing, streams: 2}, 'scale');
    expect(onStandard?.limit).toBe(0);
    expect(onScale?.limit).toBe(10);
  });
});

describe('users', () => {
  it('have a limit on each plan, and do not grow with the load', () => {
    const load = {...calls('getBlock', 10), users: 2};
    expect(limitUses(load, 'standard')).toContainEqual(expect.objectContaining({name: 'Users', used: 2, limit: 1}));
    expect(limitUses(load, 'scale')).toContainEqual(expect.objectContaining({name: 'Users', used: 2, limit: 80}));
    expect(growthInPercent(limitUses({...nothing, users: 2}, 'scale'))).toBeUndefined();
    expect(judge({...nothing, users: 2}, 'standard')).toMatchObject({fit: 'no'});
    expect(smallestPlan({...nothing, users: 2})).toBe('scale');
    expect(smallestPlan({...nothing, users: 81})).toBeUndefined();
  });
});

describe('firstToBreak', () => {
  it('is the limit with the largest share; a limit of 0 comes first', () => {
    const load = {...nothing, calls: [...calls('getBlock', 99).calls, ...calls('getProgramAccounts', 1).calls]};
    expect(firstToBreak(limitUses(load, 'scale'))?.name).toBe('getBlock');
    expect(firstToBreak(limitUses(load, 'standard'))?.name).toBe('getProgramAccounts');
    expect(firstToBreak([])).toBeUndefined();
  });

  it('is exceeded exactly if usage is above 100 percent', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 1000}), (count) => {
        const [use] = limitUses(calls('getTransaction', count), 'standard');
        if (!use) throw new Error('a call uses a limit');
        expect(isOver(use)).toBe((percentUsed(use) ?? 0) > 100);
      }),
    );
  });
});

describe('growth', () => {
  it('is the largest percentage that the plan holds', () => {
    const methods = fc.constantFrom('getBlock', 'getTransaction', 'getBalance', 'getProgramAccounts');
    const loads = fc.array(fc.record({method: methods, count: fc.integer({min: 1, max: 400})}), {minLength: 1});
    fc.assert(
      fc.property(loads, (counts) => {
        const uses = limitUses({...nothing, calls: counts}, 'scale');
        const percent = growthInPercent(uses) ?? 0;
        const holdsAt = (share: number) => uses.every(({used, limit}) => used * share <= limit * 100);
        expect(holdsAt(percent)).toBe(true);
        expect(holdsAt(percent + 1)).toBe(false);
      }),
    );
  });

  it('excludes limits that do not grow with the load', () => {
    expect(growthInPercent(limitUses({...nothing, streams: 10}, 'scale'))).toBeUndefined();
  });
});

describe('the verdict', () => {
  test.each<[Load, string, string | undefined]>([
    [
      {...calls('getTransaction', 45), plan: 'scale'},
      'Fits Scale Mode: getTransaction comes closest, at 75% of its limit.',
      'All calls, connections, and subscriptions can grow to 1.3 times this load together.',
    ],
    [
      {...calls('getTransaction', 25), plan: 'standard'},
      'Doesn’t fit Standard Mode: getTransaction is furthest over, at 125% of its limit.',
      'It would fit at 80% of this load.',
    ],
    [
      {...calls('getTransaction', 20), plan: 'standard'},
      'Fits Standard Mode: getTransaction comes closest, at 100% of its limit.',
      'There is no room to grow.',
    ],
    [
      {...calls('getTransaction', 19), plan: 'standard'},
      'Fits Standard Mode: getTransaction comes closest, at 95% of its limit.',
      'All calls, connections, and subscriptions can grow by 5% together.',
    ],
    [
      calls('getTransaction', 61),
      'Doesn’t fit Scale Mode: getTransaction is furthest over, at 102% of its limit.',
      'It would fit at 98% of this load.',
    ],
    [
      {
        ...nothing,
        network: 'devnet',
        connections: 310,
        subscriptions: [{method: 'accountSubscribe', count: 351}],
      },
      'Doesn’t fit Scale Mode: accountSubscribe is furthest over, at 101% of its limit.',
      'It would fit at 99% of this load.',
    ],
    [
      calls('getTransaction', 601),
      'Doesn’t fit Scale Mode: getTransaction is furthest over, at 1,002% of its limit.',
      'It would fit at 9% of this load.',
    ],
    [
      calls('getTransaction', 6001),
      'Doesn’t fit Scale Mode: getTransaction is furthest over, at 10,002% of its limit.',
      'It would fit at less than 1% of this load.',
    ],
    [
      calls('getSlot', 1),
      'Fits Scale Mode: getSlot comes closest, at 1% of its limit.',
      'All calls, connections, and subscriptions can grow to 300 times this load together.',
    ],
    [
      {...calls('getProgramAccounts', 1), plan: 'standard'},
      'Doesn’t fit Standard Mode: getProgramAccounts is not available there.',
      'A lower rate won’t help: the plan doesn’t include this.',
    ],
    [
      {...nothing, connections: 310},
      'Fits Scale Mode: the number of WebSocket connections comes closest, at 100% of its limit.',
      'There is no room to grow.',
    ],
    [
      {...nothing, users: 81},
      'Doesn’t fit Scale Mode: the number of users is furthest over, at 102% of its limit.',
      undefined,
    ],
    [
      {...calls('getBalance', 2), users: 81},
      'Doesn’t fit Scale Mode: the number of users is furthest over, at 102% of its limit.',
      undefined,
    ],
    [
      {...nothing, plan: 'standard', streams: 1},
      'Doesn’t fit Standard Mode: ChainStream is not available there.',
      'A lower rate won’t help: the plan doesn’t include this.',
    ],
    [
      {...calls('getTransaction', 40), plan: 'standard', streams: 1},
      'Doesn’t fit Standard Mode: ChainStream is not available there.',
      'A lower rate won’t help: the plan doesn’t include this.',
    ],
  ])('is one line: %#', (load, text, growth) => {
    const verdict = judge(load, load.plan);
    if (!verdict) throw new Error('there is load');
    expect(verdictText(verdict)).toBe(text);
    expect(growthText(verdict)).toBe(growth);
  });

  it.each([
    [
      {...nothing, connections: 310},
      'The number of WebSocket connections comes closest to its limit. There is no room to grow.',
    ],
    [{...nothing, streams: 10}, /^\S.* comes closest to its limit\.$/],
    [calls('getTransaction', 60), 'getTransaction comes closest to its limit. There is no room to grow.'],
  ])('says in sentences why a load fits: %#', (load, text) => {
    const verdict = judge(load, 'scale');
    if (!verdict) throw new Error('there is load');
    expect(roomText(verdict)).toMatch(text);
  });

  it('lists every limit that is exceeded', () => {
    const load = {...nothing, calls: [...calls('getBlock', 26).calls, ...calls('getProgramAccounts', 1).calls]};
    const verdict = judge(load, 'standard');
    expect(verdict && exceededText(verdict)).toBe('getBlock at 104%, getProgramAccounts not available.');
  });

  it('names the smallest plan', () => {
    expect(smallestPlan(calls('getTransaction', 20))).toBe('standard');
    expect(smallestPlan(calls('getTransaction', 21))).toBe('scale');
    expect(smallestPlan(calls('getTransaction', 61))).toBeUndefined();
  });

  it('is undefined without load', () => {
    expect(judge(nothing, 'scale')).toBeUndefined();
  });
});

test('only subscriptions require a connection', () => {
  const draft = {...emptyLoad, subscriptions: [{method: 'accountSubscribe', count: '161'}]};
  expect(readLoad(draft).errors).toEqual({connections: 'Subscriptions need at least one connection.'});
  expect(readLoad({...draft, connections: '1'}).errors).toBeUndefined();
  expect(readLoad({...draft, subscriptions: []}).errors).toBeUndefined();
});

test('the first subscription brings its connection, later ones leave what was entered', () => {
  const [first, second] = [
    {method: 'accountSubscribe', count: '1'},
    {method: 'logsSubscribe', count: '1'},
  ];
  const added = withSubscriptions(emptyLoad, [first]);
  expect(added).toMatchObject({subscriptions: [first], connections: '1'});
  expect(withSubscriptions({...emptyLoad, connections: ''}, [first]).connections).toBe('1');
  expect(withSubscriptions({...emptyLoad, connections: '4'}, [first]).connections).toBe('4');
  expect(withSubscriptions({...added, connections: '0'}, [first, second]).connections).toBe('0');
});

test.each<[Partial<LoadDraft>, Partial<LoadDraft> | undefined]>([
  [{streamHours: '0'}, {streamHours: 'Enter 1 or more.'}],
  [{streamHours: '1'}, undefined],
  [{streamHours: '744'}, undefined],
  [{streamHours: '745'}, {streamHours: 'Enter 744 or less.'}],
])('%j is accepted, or rejected with an error', (change, errors) => {
  expect(readLoad({...exampleLoad, ...change}).errors).toEqual(errors);
});

describe('methods without a row of their own', () => {
  const both = (first: number, second: number, plan: Load['plan'] = 'scale'): Load => ({
    ...nothing,
    plan,
    calls: [...calls('getAccountInfo', first).calls, ...calls('getSignatureStatuses', second).calls],
  });

  it('are summed, since they may share the row', () => {
    expect(sharedUse(both(60, 50), 'standard')).toEqual({used: 110, limit: 100});
    expect(sharedUse(both(60, 50), 'scale')).toEqual({used: 110, limit: 300});
    expect(sharedUse(calls('getSlot', 110), 'standard')).toBeUndefined();
    const withRow = {...nothing, calls: [...calls('getSlot', 1).calls, ...calls('getTransaction', 1).calls]};
    expect(sharedUse(withRow, 'scale')).toBeUndefined();
  });

  test.each([
    {
      load: both(250, 200),
      fit: 'unsure',
      text: 'Fits Scale Mode only if methods without their own limit don’t share one: together they need 450 of 300.',
      growth:
        'If they share one, 66% of this load fits. If not, all calls, connections, and subscriptions can grow to 1.2 times this load together.',
      other: 'Ask support whether they share one.',
    },
    {
      load: both(300, 300),
      fit: 'unsure',
      text: 'Fits Scale Mode only if methods without their own limit don’t share one: together they need 600 of 300.',
      growth: 'If they share one, 50% of this load fits. If not, there is no room to grow.',
      other: 'Ask support whether they share one.',
    },
    {
      load: both(140, 140),
      fit: 'yes',
      text: 'Fits Scale Mode: getAccountInfo comes closest, at 47% of its limit.',
      growth:
        'All calls, connections, and subscriptions can grow to 2.1 times this load together, but only by 7% if methods without their own limit share one.',
      other: '',
    },
    {
      load: both(150, 150),
      fit: 'yes',
      text: 'Fits Scale Mode: getAccountInfo comes closest, at 50% of its limit.',
      growth:
        'All calls, connections, and subscriptions can grow to 2 times this load together, but not at all if methods without their own limit share one.',
      other: '',
    },
    {
      load: both(60, 50, 'standard'),
      fit: 'unsure',
      text: 'Fits Standard Mode only if methods without their own limit don’t share one: together they need 110 of 100.',
      growth:
        'If they share one, 90% of this load fits. If not, all calls, connections, and subscriptions can grow to 1.6 times this load together.',
      other: 'The smallest plan that fits either way is Scale Mode.',
    },
    {
      load: both(250, 200, 'standard'),
      fit: 'no',
      text: 'Doesn’t fit Standard Mode: getAccountInfo is furthest over, at 250% of its limit.',
      growth: 'It would fit at 40% of this load, or at 22% if methods without their own limit share one.',
      other: 'Scale Mode fits only if methods without their own limit don’t share one.',
    },
    {
      load: both(301, 1),
      fit: 'no',
      text: 'Doesn’t fit Scale Mode: getAccountInfo is furthest over, at 101% of its limit.',
      growth: 'It would fit at 99% of this load.',
      other: 'No plan with published limits fits: ask sales about HyperScale.',
    },
  ])('leave the answer open where it depends on that: $text', ({load, fit, text, growth, other}) => {
    const verdict = judge(load, load.plan);
    if (!verdict) throw new Error('there is load');
    expect(verdict.fit).toBe(fit);
    expect(verdictText(verdict)).toBe(text);
    expect(growthText(verdict)).toBe(growth);
    expect(otherPlanText(load)).toBe(other);
  });

  it('say so in the comparison of plans', () => {
    const verdict = judge(both(250, 200), 'scale');
    expect(verdict && roomText(verdict)).toMatch(/^Only if methods .*: together they need 450 of 300\. If they share/);
  });
});
