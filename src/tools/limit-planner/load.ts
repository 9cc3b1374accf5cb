import type {PlanKey} from './plans';

export const networks = ['mainnet', 'devnet'] as const;

export type Network = (typeof networks)[number];

/** Calls of a method in the busiest second, or its active subscriptions. */
export interface MethodCount {
  readonly method: string;
  readonly count: number;
}

/** The peak load of an application. */
export interface Load {
  readonly plan: PlanKey;
  readonly network: Network;
  readonly calls: readonly MethodCount[];
  readonly connections: number;
  readonly subscriptions: readonly MethodCount[];
  readonly streams: number;
  /** Per month, for each ChainStream stream. */
  readonly streamHours: number;
  /** People with access, in addition to the Account Owner. */
  readonly users: number;
}

/** One entry per method with a non-zero count: rows of the same method are summed. */
export function byMethod(counts: readonly MethodCount[]): readonly MethodCount[] {
  const sums = new Map<string, number>();
  for (const {method, count} of counts) sums.set(method, (sums.get(method) ?? 0) + count);
  return Array.from(sums, ([method, count]) => ({method, count})).filter(({count}) => count > 0);
}

export function total(counts: readonly MethodCount[]): number {
  return counts.reduce((sum, {count}) => sum + count, 0);
}
