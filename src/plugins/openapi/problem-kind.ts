import type {Json} from '../../lib/json';

/** What tells kinds of problems apart: the last part of the address in `type`. None for what is no problem. */
export function problemKind(problem: Json): string | undefined {
  if (typeof problem !== 'object' || problem === null || !('type' in problem)) return undefined;
  return typeof problem.type === 'string' ? problem.type.slice(problem.type.lastIndexOf('/') + 1) : undefined;
}
