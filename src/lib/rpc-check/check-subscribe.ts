import {isObject} from '../is-object';
import {checkNamed, type NamedField} from './check-named';
import {isFormat} from './check-value';
import type {Problem} from './problem';

/** `verified` waits for several validators, which only says something about what is not yet confirmed. */
export interface VerifiedProblem {
  readonly kind: 'verified';
  readonly path: readonly ['params', 'verified'];
  readonly commitment: unknown;
}

/** Problems of the `params` of a request that subscribes to a stream of ChainStream, which are named. */
export function checkSubscribe(fields: readonly NamedField[], params: unknown): (Problem | VerifiedProblem)[] {
  if (!isObject(params)) return [{kind: 'type', path: ['params'], expected: 'object with named fields', given: params}];
  const problems = checkNamed(params, fields, ['params'], {isComplete: true});
  return problems.some(({kind}) => kind !== 'value') ? problems : [...problems, ...checkMeaning(params)];
}

/** What the descriptions of the parameters say and their types do not. */
function checkMeaning({verified, filter}: Record<string, unknown>): (Problem | VerifiedProblem)[] {
  const problems: (Problem | VerifiedProblem)[] = [];
  const {commitment, accountKeys} = isObject(filter) ? filter : {};
  if (verified === true && commitment !== undefined && commitment !== 'processed') {
    problems.push({kind: 'verified', path: ['params', 'verified'], commitment});
  }
  for (const [list, keys] of Object.entries(isObject(accountKeys) ? accountKeys : {})) {
    for (const [index, key] of (Array.isArray(keys) ? keys : []).entries()) {
      const given = String(key);
      if (isFormat(given, 'pubkey')) continue;
      problems.push({
        kind: 'format',
        path: ['params', 'filter', 'accountKeys', list, index],
        format: 'pubkey',
        given,
      });
    }
  }
  return problems;
}

/** Whether a value can be the id of a subscription. */
export function isSubscriptionId(value: unknown): boolean {
  if (typeof value === 'bigint') return value >= 0n;
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
