import {literal} from '../../../lib/literals/literal';
import type {Schema} from '../openapi/contract';

/** The allowed values of an option; empty if it is free-form. */
export function valuesOf({
  values = [],
  schema,
}: {
  readonly values?: readonly string[];
  readonly schema?: Schema | undefined;
}): readonly string[] {
  return values.length > 0 ? values : (schema?.values.map(literal) ?? []);
}

/** The default value of an option. */
export function defaultOf(option: {
  readonly default?: string;
  readonly schema?: Schema | undefined;
}): string | undefined {
  const byContract = option.schema?.default;
  return option.default ?? (byContract === undefined ? undefined : literal(byContract));
}
