import {isObject} from '../is-object';
import {checkFields, type Described} from './check-value';
import type {Problem} from './problem';

/** `verified` waits for several validators, which is only meaningful before confirmation. */
export interface VerifiedProblem {
  readonly kind: 'verified';
  readonly path: readonly ['params', 'verified'];
  readonly commitment: unknown;
}

/** The type of `params`, in the words of the documentation: ChainStream has no positional ones. */
export const namedFields = 'object with named fields';

/** Validates the named `params` of a request that subscribes to a ChainStream stream. */
export function checkSubscribe(fields: readonly Described[], params: unknown): (Problem | VerifiedProblem)[] {
  if (!isObject(params)) return [{kind: 'type', path: ['params'], expected: namedFields, given: params}];
  // It is not documented whether null is accepted for an omitted setting.
  const problems = checkFields(params, fields, ['params'], {inParams: false});
  const isReadable = problems.every(({kind}) => kind === 'value' || kind === 'format');
  return isReadable ? [...problems, ...checkVerified(params)] : problems;
}

/** Checks the constraint on `verified` that its description states but its type cannot express. */
function checkVerified({verified, filter}: Record<string, unknown>): VerifiedProblem[] {
  const {commitment = 'processed'} = isObject(filter) ? filter : {};
  if (verified !== true || commitment === 'processed') return [];
  return [{kind: 'verified', path: ['params', 'verified'], commitment}];
}
