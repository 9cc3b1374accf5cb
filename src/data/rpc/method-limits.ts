import {httpRateLimits, subscriptionLimits, type HttpRateLimit} from '../rate-limits';

/** The limit on each plan; 0 means that the plan does not serve the method. */
export interface PlanLimit {
  readonly standard: number;
  readonly scale: number;
}

/** Requests per second for a method. */
export function httpLimitOf(method: string): HttpRateLimit {
  return rowOf(httpRateLimits, method);
}

/** Whether the table has a row for this method. It is not documented whether the others share one limit. */
export function hasOwnHttpLimit(method: string): boolean {
  return httpRateLimits.some((row) => row.method === method);
}

/** Maximum active subscriptions of a method on each network. */
export function subscriptionLimitOf(method: string): {readonly mainnet: PlanLimit; readonly devnet: PlanLimit} {
  return rowOf(subscriptionLimits, method);
}

/** The row of the method, or the catch-all row. */
function rowOf<Row extends {readonly method: string | null}>(rows: readonly Row[], method: string): Row {
  const row = rows.find((each) => each.method === method) ?? rows.find((each) => each.method === null);
  if (row === undefined) throw new Error('src/data/rate-limits.ts has no row for unlisted methods.');
  return row;
}
