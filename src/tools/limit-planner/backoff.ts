import {firstToBreak, type LimitUse} from './limits';

/** How to repeat calls that were refused. Times are in milliseconds. */
export interface Backoff {
  /** The method whose limit decides. */
  readonly method: string;
  /** Calls of a peak second that are refused, and how long the room beside the planned load takes for them. */
  readonly refused: number;
  readonly drain: number;
  readonly firstWait: number;
  readonly factor: number;
  readonly longestWait: number;
  /** The first call included. */
  readonly attempts: number;
  /** The least and the most that the waits last together. */
  readonly waits: {readonly shortest: number; readonly longest: number};
  /** Whether the shortest waits outlast the peak. */
  readonly outlasts: boolean;
}

/** A peak is a second with this many times the planned calls. */
export const peakFactor = 2;
/** Limits count in seconds. */
const windowMs = 1_000;
/** As the clients of the page begin; a slower limit begins with the time of one call. */
const shortestFirstWait = 250;
const factor = 2;
const waitBounds = {least: 1_000, most: 10_000} as const;
const attemptBounds = {least: 3, most: 8} as const;

/**
 * Retries that outlast a peak of the method that is closest to its rate. Undefined without calls, and where
 * the planned calls alone fill the limit: then waiting helps nobody.
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
  while (attempts < attemptBounds.least || (longest / 2 < windowMs + drain && attempts < attemptBounds.most)) {
    longest += Math.min(longestWait, firstWait * factor ** (attempts - 1));
    attempts += 1;
  }
  const shortest = longest / 2;
  const outlasts = shortest >= windowMs + drain;
  return {method, refused, drain, firstWait, factor, longestWait, attempts, waits: {shortest, longest}, outlasts};
}

/** The first doubling that is as long as the peak takes to clear, within bounds. */
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
