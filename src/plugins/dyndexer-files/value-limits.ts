import type {Json, Schema} from '../openapi/contract';

/** The values that an option takes; none where it is free. */
export function valuesOf({
  values = [],
  schema,
}: {
  readonly values?: readonly string[];
  readonly schema?: Schema | undefined;
}): readonly string[] {
  return values.length > 0 ? values : (schema?.values.map(asText) ?? []);
}

/** The value that holds where the option is left out. */
export function defaultOf(option: {
  readonly default?: string;
  readonly schema?: Schema | undefined;
}): string | undefined {
  const byContract = option.schema?.default;
  return option.default ?? (byContract === undefined ? undefined : asText(byContract));
}

/** A limit in words, such as `1 to 100`. */
export function rangeOf({minimum, maximum, minLength, maxLength}: Schema): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (maxLength !== undefined) return `At most ${maxLength} characters`;
  return minLength !== undefined && minLength > 1 ? `At least ${minLength} characters` : undefined;
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
