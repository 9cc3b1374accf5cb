import {grouped} from '../../lib/amounts/grouped';
import {capitalized} from '../../lib/text/capitalized';
import {firstToBreak, growthInPercent, isOver, limitUses, percentUsed, type LimitUse} from './limits';
import type {Load} from './load';
import {planKeys, planOf, type PlanKey} from './plans';

export interface PlanVerdict {
  readonly plan: PlanKey;
  readonly holds: boolean;
  readonly first: LimitUse;
  /** The limits that the load exceeds. */
  readonly exceeded: readonly LimitUse[];
  readonly growthInPercent: number | undefined;
}

/** Undefined without load. */
export function judge(load: Load, plan: PlanKey): PlanVerdict | undefined {
  const uses = limitUses(load, plan);
  const first = firstToBreak(uses);
  const exceeded = uses.filter(isOver);
  return first && {plan, holds: exceeded.length === 0, first, exceeded, growthInPercent: growthInPercent(uses)};
}

/** The smallest plan with published limits that holds the load. */
export function smallestPlan(load: Load): PlanKey | undefined {
  return planKeys.find((plan) => judge(load, plan)?.holds);
}

/** The verdict in one line. */
export function verdictText({plan, holds, first}: PlanVerdict): string {
  const {name} = planOf(plan);
  if (holds) return `Fits ${name}: ${subject(first)} comes closest, at ${shareText(first)}.`;
  const problem = first.limit === 0 ? 'is not available there' : `is furthest over, at ${shareText(first)}`;
  return `Doesn’t fit ${name}: ${subject(first)} ${problem}.`;
}

/** The name of a limit, as the subject of a sentence. */
function subject({name, isMethod, limit}: LimitUse): string {
  if (isMethod) return name;
  if (limit === 0) return 'ChainStream';
  return `the number of ${name.replace(/^[SU]/, (letter) => letter.toLowerCase())}`;
}

function shareText(first: LimitUse): string {
  return `${grouped(percentUsed(first) ?? 0)}% of its limit`;
}

/** Every limit that is exceeded, and by how much. */
export function exceededText({exceeded}: PlanVerdict): string {
  const items = exceeded.map(
    (use) => `${use.name} ${use.limit === 0 ? 'not available' : `at ${grouped(percentUsed(use) ?? 0)}%`}`,
  );
  return `${items.join(', ')}.`;
}

/** Which limit comes closest, and how far the load can grow. */
export function roomText(verdict: PlanVerdict): string {
  const {first} = verdict;
  const closest = `${subject(first)} comes closest to its limit.`;
  return [first.isMethod ? closest : capitalized(closest), growthText(verdict)].filter(Boolean).join(' ');
}

/** How far the load can grow, in words. */
export function growthText({holds, exceeded, growthInPercent: percent}: PlanVerdict): string | undefined {
  if (exceeded.some(({limit}) => limit === 0)) {
    return 'A lower rate won’t help: the plan doesn’t include this.';
  }
  if (percent === undefined) return undefined;
  if (!holds) return `It would fit at ${percent === 0 ? 'less than 1' : percent}% of this load.`;
  if (percent === 100) return 'There is no room to grow.';
  const growth =
    percent < 110 ? `by ${percent - 100}%` : `to ${grouped(Math.floor(percent / 10) / 10)} times this load`;
  return `All calls, connections, and subscriptions can grow ${growth} together.`;
}
