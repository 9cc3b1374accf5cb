import {maxStreams} from '../../data/chainstream';
import {planOf, scaleSeats, standardAdditionalUsers} from '../../data/plans';
import {httpRateLimits, webSocketLimits, type LimitAlternative} from '../../data/rate-limits';
import {httpLimitOf, subscriptionLimitOf} from '../../data/rpc/method-limits';
import {capitalized} from '../../lib/text/capitalized';
import {byMethod, total, type Load} from './load';
import type {PlanKey} from './plans';

/** How much of one limit a load uses. */
export interface LimitUse {
  readonly name: string;
  /** The name as the subject of a sentence. */
  readonly subject: string;
  readonly kind: 'http' | 'connections' | 'subscriptions' | 'perConnection' | 'streams' | 'users';
  /** Whether `name` is a method. */
  readonly isMethod: boolean;
  readonly used: number;
  /** 0: not available on the plan. */
  readonly limit: number;
  readonly alternative?: LimitAlternative;
}

/** How many users the Account Owner can add. */
const maxUsers: Readonly<Record<PlanKey, number>> = {standard: standardAdditionalUsers, scale: scaleSeats.maxUsers};

/** Usage of every limit of the plan that applies to the load. */
export function limitUses(load: Load, plan: PlanKey): readonly LimitUse[] {
  const subscriptions = total(load.subscriptions);
  const uses: LimitUse[] = [
    ...byMethod(load.calls).map(({method, count}) => {
      const {[plan]: limit, alternative} = httpLimitOf(method);
      return {...ofMethod('http', method, count, limit), alternative};
    }),
    ofAccount('connections', 'WebSocket connections', load.connections, webSocketLimits.connections[plan]),
    ...byMethod(load.subscriptions).map(({method, count}) =>
      ofMethod('subscriptions', method, count, subscriptionLimitOf(method)[load.network][plan]),
    ),
    ofAccount('subscriptions', 'subscriptions in total', subscriptions, webSocketLimits.subscriptions[plan]),
    ofAccount(
      'perConnection',
      'subscriptions on one connection',
      load.connections === 0 ? 0 : Math.ceil(subscriptions / load.connections),
      webSocketLimits.perConnection[plan],
    ),
    planOf(plan).chainstream
      ? ofAccount('streams', 'ChainStream streams', load.streams, maxStreams)
      : {...ofAccount('streams', 'ChainStream streams', load.streams, 0), subject: 'ChainStream'},
    ofAccount('users', 'users', load.users, maxUsers[plan]),
  ];
  return uses.filter(({used}) => used > 0);
}

function ofMethod(kind: LimitUse['kind'], name: string, used: number, limit: number): LimitUse {
  return {kind, name, subject: name, isMethod: true, used, limit};
}

/** @param counted what the limit counts, as in the middle of a sentence */
function ofAccount(kind: LimitUse['kind'], counted: string, used: number, limit: number): LimitUse {
  return {kind, name: capitalized(counted), subject: `the number of ${counted}`, isMethod: false, used, limit};
}

export function isOver({used, limit}: SharedUse): boolean {
  return used > limit;
}

/** Usage in percent of the limit, rounded up; undefined for a limit of 0. */
export function percentUsed({used, limit}: LimitUse): number | undefined {
  return limit === 0 ? undefined : Math.ceil((used * 100) / limit);
}

/** The limit that is reached first if the load scales uniformly; undefined without load. */
export function firstToBreak(uses: readonly LimitUse[]): LimitUse | undefined {
  return uses.reduce<LimitUse | undefined>(
    (first, each) => (first === undefined || share(each) > share(first) ? each : first),
    undefined,
  );
}

function share({used, limit}: LimitUse): number {
  return limit === 0 ? Infinity : used / limit;
}

/**
 * The percentage to which the load can scale up, or must scale down, rounded down; undefined without load that scales.
 * Connections scale along with subscriptions, so the number of subscriptions per connection does not change, and the
 * numbers of streams and users are choices that do not depend on load.
 */
export function growthInPercent(uses: readonly LimitUse[]): number | undefined {
  const growing = uses.filter(scales);
  return growing.length === 0 ? undefined : Math.min(...growing.map(percentThatFits));
}

/** Whether the use of a limit grows with the load. */
export function scales({kind}: LimitUse): boolean {
  return kind !== 'perConnection' && kind !== 'streams' && kind !== 'users';
}

/** The percentage of a load that its limit holds, rounded down. */
export function percentThatFits({used, limit}: SharedUse): number {
  return Math.floor((limit * 100) / used);
}

/** Use of the row for methods without their own, if they share it: whether they do is not published. */
export interface SharedUse {
  readonly used: number;
  readonly limit: number;
}

/** Undefined unless the load calls at least two methods without a row. */
export function sharedUse(load: Load, plan: PlanKey): SharedUse | undefined {
  const listed = httpRateLimits.map(({method}) => method);
  const unlisted = byMethod(load.calls).filter(({method}) => !listed.includes(method));
  const limit = httpRateLimits.find(({method}) => method === null)?.[plan] ?? 0;
  return unlisted.length > 1 ? {used: total(unlisted), limit} : undefined;
}
