import {instructionErrorId, transactionErrorId} from '../../../data/errors/error-anchors';
import {identifiersAsMarkdown} from '../../../data/errors/identifiers-as-markdown';
import {nodeVersion} from '../../../data/errors/node-version';
import {retryAdvice} from '../../../data/errors/retry-labels';
import {instructionActions, transactionActions} from '../../../data/errors/runtime-actions';
import {instructionErrors, transactionErrors, type Retry} from '../../../data/errors/solana-errors';
import {errorCodesPage} from '../../../data/pages';
import {capitalized} from '../../../lib/text/capitalized';
import {notSeen, type DecodedError} from '../decoded-error';
import {programName} from './describe-program';

/** Describes a transaction error or instruction error of the runtime by name, with the program that failed if known. */
export function describeRuntime(kind: 'transaction' | 'instruction', name: string, program?: string): DecodedError {
  const list = kind === 'transaction' ? transactionErrors : instructionErrors;
  const found = list.find((error) => error.name === name);
  const places = program === undefined ? [] : [programName(program)];
  const seen = {...notSeen, id: `${kind}:${name}`, owner: 'runtime', code: name, name: '', places} as const;
  if (found === undefined) {
    return {
      ...seen,
      code: name.slice(0, 80),
      certainty: 'unknown',
      meaning: `It is where the name of ${kind === 'transaction' ? 'a transaction' : 'an instruction'} error belongs, but ${nodeVersion} has no error by this name. Newer node software may.`,
      actions: ['Search for the name in the source of the node software that `getVersion` reports.'],
      href: `${errorCodesPage}#${kind}-errors`,
    };
  }
  const {meaning, retry, message} = found;
  const id = kind === 'transaction' ? transactionErrorId(name) : instructionErrorId(name);
  return {
    ...seen,
    name: message === name || message.includes('{') ? '' : capitalized(message),
    meaning: identifiersAsMarkdown(meaning),
    retry,
    actions: runtimeActions(kind, name, retry),
    href: `${errorCodesPage}#${id}`,
  };
}

/** Includes how to retry, unless something must change first: `retry` already says that. */
function runtimeActions(kind: 'transaction' | 'instruction', name: string, retry: Retry): string[] {
  const own = (kind === 'transaction' ? transactionActions : instructionActions).get(name);
  if (own === undefined) return [retryAdvice[retry]];
  return retry === 'after-fix' || retry === 'no' ? [own] : [retryAdvice[retry], own];
}

export function describeCompute(): DecodedError {
  return {
    ...notSeen,
    id: 'compute',
    owner: 'runtime',
    code: 'exceeded CUs meter',
    name: 'Out of compute units',
    meaning: 'The program used up the transaction’s compute units before it finished.',
    retry: 'after-fix',
    actions: [
      'Simulate with the maximum limit, read `unitsConsumed`, and set a limit with some room above it.',
      'If even the maximum is too low, split the transaction or do less in it.',
    ],
    href: `${errorCodesPage}#${instructionErrorId('ComputationalBudgetExceeded')}`,
  };
}
