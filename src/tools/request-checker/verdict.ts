import type {CheckResult} from './check-text';
import type {Severity} from './finding';

/** The result of a check in one line. */
export function verdictOf({findings, methods}: CheckResult, text: string): string {
  if (text.trim() === '') return 'Paste a request to have it checked.';
  const subject = subjectOf(methods);
  if (findings.length === 0) {
    return subject === undefined ? 'No problem found.' : `No problem found: this is ${subject}.`;
  }
  const counts = (['error', 'warning', 'hint'] as const)
    .map((severity) => countOf(findings.filter((each) => each.severity === severity).length, severity))
    .filter((count) => count !== '');
  const of = subject === undefined ? '' : ` in ${subject.replace('a valid ', 'this ')}`;
  return `${counts.join(', ')}${of}.`;
}

function subjectOf(methods: readonly string[]): string | undefined {
  const [first, second] = methods;
  if (first === undefined) return undefined;
  return second === undefined ? `a valid ${first} request` : `a valid batch of ${methods.length} requests`;
}

function countOf(count: number, severity: Severity): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${severity}` : `${count} ${severity}s`;
}
