import type {BlockContent, PhrasingContent} from 'mdast';
import {paragraph} from '../../../lib/mdast';
import {jsxElement} from '../../../lib/mdx-elements';
import type {Json} from '../../../../lib/json';
import {slug} from '../../../../lib/slug';
import type {Schema} from '../../../openapi/contract';
import {typeLabel} from '../../../openapi/schema-text';
import {schemaWords} from './schema-words';

/** Most fields below a field that are shown without a click. */
const shownAtOnce = 6;

/** Something with a name and a schema: a field of a body, a parameter, a header. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** In place of the schema's own. */
  readonly description?: string;
  /** Said beside its type: the place of a parameter. */
  readonly place?: string;
  readonly example?: Json | undefined;
}

/** Ids of places on one page, each given out once. */
export class PlaceIds {
  private readonly taken = new Set<string>();

  take(...names: readonly string[]): string {
    const base = names.map(slug).filter(Boolean).join('-');
    let id = base;
    for (let count = 2; this.taken.has(id); count += 1) id = `${base}-${count}`;
    this.taken.add(id);
    return id;
  }
}

/**
 * Fields as a tree that unfolds: each can be linked to, as `#body-postgreswriter-keys`.
 *
 * @param path names around the fields, the first of which says what they are fields of.
 */
export function fieldTree(fields: readonly NamedSchema[], path: readonly string[], ids: PlaceIds): BlockContent[] {
  if (fields.length === 0) return [];
  return [
    jsxElement(
      'Fields',
      {},
      fields.map((field) => fieldElement(field, path, ids)),
    ),
  ];
}

/** The fields of an object; of a list, those of its items. A schema without fields has none. */
export function schemaTree(schema: Schema, path: readonly string[], ids: PlaceIds): BlockContent[] {
  return inside(schema).flatMap((group) => fieldTree(group.fields, path, ids));
}

function fieldElement(field: NamedSchema, path: readonly string[], ids: PlaceIds): BlockContent {
  const {name, schema, required, place, example} = field;
  const here = [...path, name];
  const words = schemaWords({...schema, description: field.description ?? schema.description}, example);
  return jsxElement(
    'Field',
    {
      id: ids.take(...here),
      name,
      path: here.slice(1).join('.'),
      type: [typeLabel(schema), place, schema.isWriteOnly && 'write only', schema.isDeprecated && 'deprecated']
        .filter(Boolean)
        .join(' · '),
      required: required ? '' : undefined,
    },
    [
      ...wordsOf(words),
      ...inside(schema).map(({label, fields}) =>
        jsxElement(
          'InnerFields',
          {label: `${label} of ${name}`, open: isOpen(schema, path) ? '' : undefined},
          fieldTree(fields, here, ids),
        ),
      ),
    ],
  );
}

function wordsOf(words: PhrasingContent[]): BlockContent[] {
  return words.length === 0 ? [] : [paragraph(words)];
}

interface Group {
  readonly label: string;
  readonly fields: readonly NamedSchema[];
}

/** What a value of a schema holds: fields, the fields of each item or entry, and those of each choice. */
function inside(schema: Schema): Group[] {
  const own = Object.entries(schema.properties).map(([name, inner]) => ({
    name,
    schema: inner,
    required: schema.required.includes(name),
  }));
  const label = own.length === 1 ? '1 field' : `${own.length} fields`;
  return [
    ...(own.length === 0 ? [] : [{label, fields: own}]),
    ...insideEach('Each item', schema.items),
    ...insideEach('Each entry', schema.mapValues),
    ...schema.choices.flatMap((choice, index) => insideEach(choice.name ?? `Choice ${index + 1}`, choice)),
  ];
}

function insideEach(label: string, schema: Schema | undefined): Group[] {
  return schema === undefined ? [] : inside(schema).map((group) => ({...group, label: `${label}: ${group.label}`}));
}

/** Short ones, and the items of a list that is itself a field of the answer: they are what it is about. */
function isOpen(schema: Schema, path: readonly string[]): boolean {
  return countFields(schema) <= shownAtOnce || (schema.items !== undefined && path.length === 1);
}

function countFields(schema: Schema): number {
  return inside(schema)
    .flatMap(({fields}) => fields)
    .reduce((count, field) => count + 1 + countFields(field.schema), 0);
}
