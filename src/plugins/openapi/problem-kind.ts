import type {Json} from '../../lib/json';

/** The kind of a problem: the last path segment of its `type` URI. Undefined if the value is not a problem. */
export function problemKind(problem: Json): string | undefined {
  if (typeof problem !== 'object' || problem === null || !('type' in problem)) return undefined;
  return typeof problem.type === 'string' ? problem.type.slice(problem.type.lastIndexOf('/') + 1) : undefined;
}
