import {isObject} from '../is-object';
import {checkFields, type Described} from './check-value';
import type {Problem} from './problem';

/** `verified` waits for several validators, which only says something about what is not yet confirmed. */
export interface VerifiedProblem {
  readonly kind: 'verified';
  readonly path: readonly ['params', 'verified'];
  readonly commitment: unknown;
}

/** Problems of the `params` of a request that subscribes to a stream of ChainStream, which are named. */
export function checkSubscribe(fields: readonly Described[], params: unknown): (Problem | VerifiedProblem)[] {
  if (!isObject(params)) return [{kind: 'type', path: ['params'], expected: 'object with named fields', given: params}];
  // Whether null is taken for a setting that is left out is not published.
  const problems = checkFields(params, fields, ['params'], {inParams: false});
  const isReadable = problems.every(({kind}) => kind === 'value' || kind === 'format');
  return isReadable ? [...problems, ...checkVerified(params)] : problems;
}

/** What the description of `verified` says and its type does not. */
function checkVerified({verified, filter}: Record<string, unknown>): VerifiedProblem[] {
  const {commitment = 'processed'} = isObject(filter) ? filter : {};
  if (verified !== true || commitment === 'processed') return [];
  return [{kind: 'verified', path: ['params', 'verified'], commitment}];
}

/** Whether a value can be the id of a subscription. */
export function isSubscriptionId(value: unknown): boolean {
  if (typeof value === 'bigint') return value >= 0n;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
