import type {PhrasingContent} from 'mdast';
import type {Json} from '../../../../lib/json';
import {literal} from '../../../../lib/literals/literal';
import {code, codes, plain} from '../../../lib/mdast';
import {notIndexedText} from '../../../lib/mdx-elements';
import type {Schema} from '../../../lib/openapi/contract';
import {limitsOf} from '../schema-text';
import {text} from './text';

/**
 * The description of a schema, and its constraints in words. Only the description is Markdown: a value or a pattern may
 * contain backticks.
 */
export function schemaWords(schema: Schema, example?: Json): PhrasingContent[] {
  const parts: PhrasingContent[][] = [
    ...(schema.description === '' ? [] : [text(schema.description)]),
    ...(schema.values.length === 0 ? [] : [[...plain('One of '), ...codes(schema.values.map(literal)), ...plain('.')]]),
    ...(schema.default === undefined ? [] : [[...plain('Default: '), ...code(literal(schema.default)), ...plain('.')]]),
    ...limitsOf(schema).map((limit) => plain(`${limit}.`)),
    ...(schema.pattern === undefined ? [] : [[...plain('Matches '), ...code(schema.pattern), ...plain('.')]]),
    ...(example === undefined
      ? []
      : [[notIndexedText([...plain('Example: '), ...code(literal(example)), ...plain('.')])]]),
  ];
  return parts.flatMap((part, index) => (index === 0 ? part : [...plain(' '), ...part]));
}
