import {counted} from '../../lib/amounts/counted';
import {withCodePoints} from '../../lib/text/hidden-characters';
import type {Outcome} from '../outcome';
import type {CheckResult} from './check-text';
import type {Severity} from './finding';

/** The result of a check in one line. */
export function verdictOf({findings, methods}: CheckResult, text: string): string {
  if (text.trim() === '') return 'Paste a request to check it.';
  const [method, another] = methods;
  const isOne = another === undefined;
  const counts = (['error', 'warning', 'hint', 'note'] as const)
    .map((severity) => countOf(findings.filter((each) => each.severity === severity).length, severity))
    .filter((count) => count !== '');
  if (findings.every(({severity}) => severity === 'note')) {
    if (method === undefined) return `No problem found${counts.map((count) => `, with ${count}`).join('')}.`;
    const subject = isOne ? `this is a valid ${method} request` : `these are ${methods.length} valid requests`;
    return `No problem found: ${[subject, ...counts].join(', with ')}.`;
  }
  const subject = isOne ? `this ${withCodePoints(method ?? '')} request` : `these ${methods.length} requests`;
  return `${counts.join(', ')}${method === undefined ? '' : ` in ${subject}`}.`;
}

/** Undefined for what may, or may not, be as the reader wants it. */
export function outcomeOf({findings}: CheckResult, text: string): Outcome | undefined {
  if (text.trim() === '') return undefined;
  if (findings.some(({severity}) => severity === 'error')) return 'bad';
  return findings.every(({severity}) => severity === 'note') ? 'good' : undefined;
}

function countOf(count: number, severity: Severity): string {
  return count === 0 ? '' : counted(count, severity);
}
