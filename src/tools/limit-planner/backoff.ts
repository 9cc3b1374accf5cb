import {firstToBreak, type LimitUse} from './limits';

/** A retry schedule for rate-limited calls. */
export interface Backoff {
  /** The method that is closest to its rate limit. */
  readonly method: string;
  /** Calls rejected in a peak second, and how long the capacity left by the planned load takes to absorb them. */
  readonly refused: number;
  readonly drainMs: number;
  readonly firstWaitMs: number;
  readonly factor: number;
  readonly maxWaitMs: number;
  /** Including the first call. */
  readonly attempts: number;
  /** Bounds of the total wait: jitter shortens each wait by up to half. */
  readonly waitsMs: {readonly shortest: number; readonly longest: number};
  /** Whether even the shortest total wait outlasts the peak and its backlog. */
  readonly outlasts: boolean;
}

/** Calls in a peak second, as a multiple of the planned calls. */
export const peakFactor = 2;
/** Rate limits are per second. */
const windowMs = 1_000;
/** As in the page's sample clients. If the limit allows fewer calls, the first wait is the time per call. */
const minFirstWaitMs = 250;
const factor = 2;
const maxWaitRangeMs = {min: 1_000, max: 10_000} as const;
const maxAttempts = 8;

/**
 * Retries that outlast a peak of the method closest to its rate limit, within bounds. Undefined without calls, or if
 * the planned calls alone reach the limit: retrying never catches up then.
 */
export function backoffFor(uses: readonly LimitUse[]): Backoff | undefined {
  const tightest = firstToBreak(uses.filter(({kind}) => kind === 'http'));
  if (tightest === undefined || tightest.used >= tightest.limit) return undefined;
  const {name: method, used, limit} = tightest;
  const refused = Math.max(0, used * peakFactor - limit);
  const drainMs = Math.ceil((refused * windowMs) / (limit - used));
  const firstWaitMs = Math.max(minFirstWaitMs, Math.ceil(windowMs / limit));
  const maxWaitMs = maxWaitFor(firstWaitMs, drainMs);

  let longest = 0;
  let attempts = 1;
  while (longest / 2 < windowMs + drainMs && attempts < maxAttempts) {
    longest += Math.min(maxWaitMs, firstWaitMs * factor ** (attempts - 1));
    attempts += 1;
  }
  const shortest = longest / 2;
  const outlasts = shortest >= windowMs + drainMs;
  return {method, refused, drainMs, firstWaitMs, factor, maxWaitMs, attempts, waitsMs: {shortest, longest}, outlasts};
}

/** The first wait, doubled until it covers the time that the backlog takes to drain, within bounds. */
function maxWaitFor(firstWaitMs: number, drainMs: number): number {
  const needed = Math.min(maxWaitRangeMs.max, Math.max(maxWaitRangeMs.min, drainMs));
  let wait = firstWaitMs;
  while (wait < needed) wait *= factor;
  return Math.min(wait, maxWaitRangeMs.max);
}

/** Why waits get no longer. */
export function longestWaitReason({maxWaitMs, drainMs}: Backoff): string {
  return maxWaitMs < drainMs
    ? 'The longest that the planner suggests, although the spike takes longer to clear'
    : 'The first one long enough for the spike to clear';
}

/** `250 ms`, `1.5 s` */
export function duration(milliseconds: number): string {
  return milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${Math.round(milliseconds / 100) / 10} s`;
}
