import type {VerifiedProblem} from '../../../src/lib/rpc-check/check-subscribe';
import {bytesOf} from '../../../src/lib/rpc-check/check-value';
import {pathText, show, type Problem} from '../../../src/lib/rpc-check/problem';

/** Formats a problem as one line that starts with the path. */
export function problemLine(problem: Problem | VerifiedProblem): string {
  return `${pathText(problem.path)}: ${reason(problem)}`;
}

function reason(problem: Problem | VerifiedProblem): string {
  switch (problem.kind) {
    case 'missing':
      return 'missing';
    case 'unknown':
      return `unknown field; known are ${problem.known.join(', ')}`;
    case 'type':
      return `expected ${problem.expected}, got ${show(problem.given)}`;
    case 'float':
      return `expected an integer, got ${problem.text}`;
    case 'value':
      return `${show(problem.given)} is none of ${problem.allowed.map(show).join(', ')}`;
    case 'format':
      return `${show(problem.given)} is not a ${problem.format} (base58 of ${bytesOf(problem.format)} bytes)`;
    case 'count':
      return `expected ${problem.expected} elements, got ${problem.given}`;
    case 'unlisted':
      return `${problem.name} is not an array`;
    case 'swapped':
      return `${problem.names.join(' and ')} are swapped`;
    case 'surplus':
      return `at most ${problem.max} values, got ${problem.given}`;
    case 'verified':
      return `true requires the commitment processed, not ${show(problem.commitment)}`;
  }
}
