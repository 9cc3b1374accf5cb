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

const networks = ['solana-mainnet', 'solana-devnet'];
const commitments = ['processed', 'confirmed', 'finalized'];

/** Problems of the `params` of a request that subscribes to a stream of ChainStream, which are named. */
export function checkSubscribe(fields: readonly NamedField[], params: unknown): (Problem | VerifiedProblem)[] {
  if (!isObject(params)) return [{kind: 'type', path: ['params'], expected: 'object with named fields', given: params}];
  const problems = checkNamed(params, fields, ['params'], {isComplete: true});
  return problems.length > 0 ? problems : checkMeaning(params);
}

/** What the descriptions of the parameters say and their types do not. */
function checkMeaning({network, verified, filter}: Record<string, unknown>): (Problem | VerifiedProblem)[] {
  const problems: (Problem | VerifiedProblem)[] = [];
  if (!networks.includes(String(network))) {
    problems.push({kind: 'value', path: ['params', 'network'], allowed: networks, given: network});
  }
  const {commitment = 'processed', accountKeys} = isObject(filter) ? filter : {};
  if (!commitments.includes(String(commitment))) {
    problems.push({
      kind: 'value',
      path: ['params', 'filter', 'commitment'],
      allowed: commitments,
      given: commitment,
    });
  }
  if (verified === true && commitment !== 'processed') {
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
