import {firstToBreak, type LimitUse} from './limits';

/** A retry schedule for rate-limited calls. Times are in milliseconds. */
export interface Backoff {
  /** The method that is closest to its rate limit. */
  readonly method: string;
  /** Calls rejected in a peak second, and how long the capacity left by the planned load takes to absorb them. */
  readonly refused: number;
  readonly drain: number;
  readonly firstWait: number;
  readonly factor: number;
  readonly longestWait: number;
  /** Including the first call. */
  readonly attempts: number;
  /** Bounds of the total wait: jitter shortens each wait by up to half. */
  readonly waits: {readonly shortest: number; readonly longest: number};
  /** Whether even the shortest total wait outlasts the peak and its backlog. */
  readonly outlasts: boolean;
}

/** Calls in a peak second, as a multiple of the planned calls. */
export const peakFactor = 2;
/** Rate limits are per second. */
const windowMs = 1_000;
/** As in the page's sample clients. If the limit allows fewer calls, the first wait is the time per call. */
const shortestFirstWait = 250;
const factor = 2;
const waitBounds = {least: 1_000, most: 10_000} as const;
const mostAttempts = 8;

/**
 * Retries that outlast a peak of the method closest to its rate limit, within bounds. Undefined without calls, or if
 * the planned calls alone reach the limit: retrying never catches up then.
 */
export function backoffFor(uses: readonly LimitUse[]): Backoff | undefined {
  const tightest = firstToBreak(uses.filter(({kind}) => kind === 'http'));
  if (tightest === undefined || tightest.used >= tightest.limit) return undefined;
  const {name: method, used, limit} = tightest;
  const refused = Math.max(0, used * peakFactor - limit);
  const drain = Math.ceil((refused * windowMs) / (limit - used));
  const firstWait = Math.max(shortestFirstWait, Math.ceil(windowMs / limit));
  const longestWait = longestFor(firstWait, drain);

  let longest = 0;
  let attempts = 1;
  while (longest / 2 < windowMs + drain && attempts < mostAttempts) {
    longest += Math.min(longestWait, firstWait * factor ** (attempts - 1));
    attempts += 1;
  }
  const shortest = longest / 2;
  const outlasts = shortest >= windowMs + drain;
  return {method, refused, drain, firstWait, factor, longestWait, attempts, waits: {shortest, longest}, outlasts};
}

/** The first wait, doubled until it covers the time that the backlog takes to drain, within bounds. */
function longestFor(firstWait: number, drain: number): number {
  const needed = Math.min(waitBounds.most, Math.max(waitBounds.least, drain));
  let wait = firstWait;
  while (wait < needed) wait *= factor;
  return Math.min(wait, waitBounds.most);
}

/** `250 ms`, `1.5 s` */
export function duration(milliseconds: number): string {
  return milliseconds < 1_000 ? `${Math.round(milliseconds)} ms` : `${Math.round(milliseconds / 100) / 10} s`;
}
