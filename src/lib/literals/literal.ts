import type {Json} from '../json';

/** A JSON value as text; strings have no quotes. */
export function literal(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
