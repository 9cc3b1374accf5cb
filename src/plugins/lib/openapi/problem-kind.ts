import {isObject} from '../../../lib/is-object';
import type {Json} from '../../../lib/json';

/** The kind of a problem: the last path segment of its `type` URI. Undefined if the value is not a problem. */
export function problemKind(problem: Json): string | undefined {
  const type = isObject(problem) ? problem.type : undefined;
  return typeof type === 'string' ? type.slice(type.lastIndexOf('/') + 1) : undefined;
}
