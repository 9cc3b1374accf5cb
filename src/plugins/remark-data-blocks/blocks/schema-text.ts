/** Wording for schemas, shared by all pages. */
import type {Schema} from '../../lib/openapi/contract';

/** A schema's type in words, such as `array of string` or `string or null`. */
export function typeLabel(schema: Schema): string {
  const names = schema.types.map((type) => {
    if (type === 'array' && schema.items !== undefined) return `array of ${typeLabel(schema.items)}`;
    if (type === 'object' && schema.mapValues !== undefined) return `map of ${typeLabel(schema.mapValues)}`;
    return type === 'string' && schema.format !== undefined ? `string (${schema.format})` : type;
  });
  return names.length === 0 ? 'any' : names.join(' or ');
}

/** A schema's limits, such as `1 to 100` or `At most 64 characters`. */
export function limitsOf({minimum, maximum, minLength, maxLength}: Schema): string[] {
  return [...range(minimum, maximum, ''), ...range(minLength, maxLength, ' characters')];
}

function range(min: number | undefined, max: number | undefined, unit: string): string[] {
  if (min !== undefined && max !== undefined) return [`${min} to ${max}${unit}`];
  if (max !== undefined) return [`At most ${max}${unit}`];
  // Omit "At least 1": it only says that there is a value.
  return min !== undefined && min > 1 ? [`At least ${min}${unit}`] : [];
}
