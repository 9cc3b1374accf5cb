import type {PlanKey} from './plans';

export type Network = 'mainnet' | 'devnet';

/** How often one method is called in the busiest second, or how many subscriptions of it are active. */
export interface MethodCount {
  readonly method: string;
  readonly count: number;
}

/** What an application needs at its peak. */
export interface Load {
  readonly plan: PlanKey;
  readonly network: Network;
  readonly calls: readonly MethodCount[];
  readonly connections: number;
  readonly subscriptions: readonly MethodCount[];
  readonly streams: number;
  /** In a month, of each ChainStream stream. */
  readonly streamHours: number;
}

/** One entry a method: several rows of the same one add up. */
export function byMethod(counts: readonly MethodCount[]): readonly MethodCount[] {
  const sums = new Map<string, number>();
  for (const {method, count} of counts) sums.set(method, (sums.get(method) ?? 0) + count);
  return Array.from(sums, ([method, count]) => ({method, count})).filter(({count}) => count > 0);
}

export function total(counts: readonly MethodCount[]): number {
  return counts.reduce((sum, {count}) => sum + count, 0);
}
