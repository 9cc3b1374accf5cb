import type {Schema} from '../openapi/contract';
import {literal} from '../openapi/schema-text';

/** The values that an option takes; none where it is free. */
export function valuesOf({
  values = [],
  schema,
}: {
  readonly values?: readonly string[];
  readonly schema?: Schema | undefined;
}): readonly string[] {
  return values.length > 0 ? values : (schema?.values.map(literal) ?? []);
}

/** The value that holds where the option is left out. */
export function defaultOf(option: {
  readonly default?: string;
  readonly schema?: Schema | undefined;
}): string | undefined {
  const byContract = option.schema?.default;
  return option.default ?? (byContract === undefined ? undefined : literal(byContract));
}
