import {planOf} from '../../data/plans';
import {grouped} from '../../lib/amounts/grouped';
import {capitalized} from '../../lib/text/capitalized';
import {
  firstToBreak,
  growthInPercent,
  isOver,
  limitUses,
  percentThatFits,
  percentUsed,
  scales,
  sharedUse,
  type LimitUse,
  type SharedUse,
} from './limits';
import type {Load} from './load';
import {planKeys, type PlanKey} from './plans';

/** `unsure`: only if methods without their own limit don't share one, which is not published. */
export type Fit = PlanVerdict['fit'];

interface Verdict {
  readonly plan: PlanKey;
  readonly first: LimitUse;
  /** The limits that the load exceeds. */
  readonly exceeded: readonly LimitUse[];
  readonly growthInPercent: number | undefined;
}

/** What the methods without their own limit need together, and the growth if they share one. */
interface Shared extends SharedUse {
  readonly growthInPercent: number;
}

export type PlanVerdict =
  | (Verdict & {readonly fit: 'unsure'; readonly shared: Shared})
  /** `shared`: if it leaves less growth. */
  | (Verdict & {readonly fit: 'yes' | 'no'; readonly shared: Shared | undefined});

/** Undefined without load. */
export function judge(load: Load, plan: PlanKey): PlanVerdict | undefined {
  const uses = limitUses(load, plan);
  const first = firstToBreak(uses);
  if (first === undefined) return undefined;
  const exceeded = uses.filter(isOver);
  const growth = growthInPercent(uses);
  const verdict = {plan, first, exceeded, growthInPercent: growth};
  const together = sharedUse(load, plan);
  const shared = together && {...together, growthInPercent: percentThatFits(together)};
  if (shared && isOver(shared) && exceeded.length === 0) return {...verdict, fit: 'unsure', shared};
  const isLower = shared !== undefined && growth !== undefined && shared.growthInPercent < growth;
  return {...verdict, fit: exceeded.length > 0 ? 'no' : 'yes', shared: isLower ? shared : undefined};
}

/** The smallest plan with published limits that holds the load; by default, whether or not methods share a limit. */
export function smallestPlan(load: Load, fits: readonly Fit[] = ['yes']): PlanKey | undefined {
  return planKeys.find((plan) => {
    const verdict = judge(load, plan);
    return verdict !== undefined && fits.includes(verdict.fit);
  });
}

/** The verdict in one line. */
export function verdictText(verdict: PlanVerdict): string {
  const {plan, fit, first} = verdict;
  const {name} = planOf(plan);
  if (fit === 'unsure') return `Fits ${name} ${onlyIf}: ${togetherText(verdict.shared)}`;
  if (fit === 'yes') return `Fits ${name}: ${first.subject} comes closest, at ${shareText(first)}.`;
  const problem = first.limit === 0 ? 'is not available there' : `is furthest over, at ${shareText(first)}`;
  return `Doesn’t fit ${name}: ${first.subject} ${problem}.`;
}

const onlyIf = 'only if methods without their own limit don’t share one';
const ifShared = 'if methods without their own limit share one';

/** Which other plan the load needs, or that nobody can tell; empty if the plan is the smallest that fits. */
export function otherPlanText(load: Load): string {
  const fits = smallestPlan(load);
  const mayFit = smallestPlan(load, ['yes', 'unsure']);
  if (fits === load.plan) return '';
  if (fits !== undefined) {
    return `The smallest plan that fits${mayFit === fits ? '' : ' either way'} is ${planOf(fits).name}.`;
  }
  if (mayFit === undefined) {
    return `No plan with published limits fits: ask sales about ${planOf('hyperscale').name}.`;
  }
  if (judge(load, load.plan)?.fit === 'unsure') return 'Ask support whether they share one.';
  return `${planOf(mayFit).name} fits ${onlyIf}.`;
}

function togetherText({used, limit}: Shared): string {
  return `together they need ${grouped(used)} of ${grouped(limit)}.`;
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
  const {first, fit} = verdict;
  const closest =
    fit === 'unsure' ? `${onlyIf}: ${togetherText(verdict.shared)}` : `${first.subject} comes closest to its limit.`;
  const isCode = first.isMethod && fit !== 'unsure';
  return [isCode ? closest : capitalized(closest), growthText(verdict)].filter(Boolean).join(' ');
}

/** How far the load can grow, in words. */
export function growthText({fit, exceeded, growthInPercent: percent, shared}: PlanVerdict): string | undefined {
  if (exceeded.some(({limit}) => limit === 0)) {
    return 'A lower rate won’t help: the plan doesn’t include this.';
  }
  // Less load frees no seat.
  if (percent === undefined || !exceeded.every(scales)) return undefined;
  if (fit === 'no') {
    const orShared = shared && `, or at ${shareOfLoad(shared.growthInPercent)} ${ifShared}`;
    return `It would fit at ${shareOfLoad(percent)} of this load${orShared ?? ''}.`;
  }
  if (fit === 'unsure') {
    const room = percent === 100 ? 'there is no room to grow' : `${all} can grow ${growth(percent)} together`;
    return `If they share one, ${shareOfLoad(shared.growthInPercent)} of this load fits. If not, ${room}.`;
  }
  if (percent === 100) return 'There is no room to grow.';
  const lower = shared && (shared.growthInPercent === 100 ? 'not at all' : `only ${growth(shared.growthInPercent)}`);
  return `${capitalized(all)} can grow ${growth(percent)} together${lower ? `, but ${lower} ${ifShared}` : ''}.`;
}

const all = 'all calls, connections, and subscriptions';

function shareOfLoad(percent: number): string {
  return `${percent === 0 ? 'less than 1' : percent}%`;
}

function growth(percent: number): string {
  return percent < 110 ? `by ${percent - 100}%` : `to ${grouped(Math.floor(percent / 10) / 10)} times this load`;
}
