import type {PhrasingContent} from 'mdast';
import {code, codes, plain} from '../../../../lib/mdast';
import type {Json, Schema} from '../../../openapi/contract';
import {text} from './text';

/** The description of a schema, and its limits in words. */
export function schemaWords(schema: Schema, example?: Json): PhrasingContent[] {
  const {minimum, maximum, minLength, maxLength, pattern} = schema;
  const parts: PhrasingContent[][] = [
    ...(schema.description === '' ? [] : [text(schema.description)]),
    ...(schema.values.length === 0 ? [] : [[...plain('One of '), ...codes(schema.values.map(literal)), ...plain('.')]]),
    ...(schema.default === undefined ? [] : [[...plain('Default '), ...code(literal(schema.default)), ...plain('.')]]),
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...(pattern === undefined ? [] : [[...plain('Matches '), ...code(pattern), ...plain('.')]]),
    ...(example === undefined ? [] : [[...plain('Example: '), ...code(literal(example)), ...plain('.')]]),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [...plain(' '), ...part]));
}

/** A JSON value as it is written in a request. */
export function literal(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function range(min: number | undefined, max: number | undefined, unit: string): PhrasingContent[][] {
  if (min !== undefined && max !== undefined) return [plain(`${min} to ${max}${unit}.`)];
  if (max !== undefined) return [plain(`At most ${max}${unit}.`)];
  // "At least 1" says no more than that the value is there.
  return min !== undefined && min > 1 ? [plain(`At least ${min}${unit}.`)] : [];
}
