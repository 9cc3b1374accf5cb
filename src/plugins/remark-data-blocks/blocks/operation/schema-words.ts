import type {PhrasingContent} from 'mdast';
import type {Json} from '../../../../lib/json';
import {literal} from '../../../../lib/literals/literal';
import {valueSentences} from '../../../../lib/text/value-sentences';
import type {Schema} from '../../../lib/openapi/contract';
import {limitsOf} from '../../../lib/openapi/schema-text';
import {text} from './text';

/** The description of a schema, and its constraints in words. */
export function schemaWords(schema: Schema, example?: Json): PhrasingContent[] {
  const {description, pattern} = schema;
  const sentences = [
    ...(description === '' ? [] : [description]),
    ...valueSentences(schema),
    ...limitsOf(schema).map((limit) => `${limit}.`),
    ...(pattern === undefined ? [] : [`Matches \`${pattern}\`.`]),
    ...(example === undefined ? [] : [`Example: \`${literal(example)}\`.`]),
  ];
  return text(sentences.join(' '));
}
