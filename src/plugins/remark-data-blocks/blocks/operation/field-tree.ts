import type {BlockContent, PhrasingContent} from 'mdast';
import {counted} from '../../../../lib/amounts/counted';
import type {Json} from '../../../../lib/json';
import {slug} from '../../../../lib/text/slug';
import {paragraph} from '../../../lib/mdast';
import {jsxElement} from '../../../lib/mdx-elements';
import type {Schema} from '../../../lib/openapi/contract';
import {typeLabel} from '../schema-text';
import {schemaWords} from './schema-words';

/** More nested fields, at any depth, are initially collapsed. */
const maxOpenFields = 6;

/** Something with a name and a schema: a field of a body, a parameter, a header. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** Overrides the description of the schema. */
  readonly description?: string;
  /** Location of a parameter, shown beside its type. */
  readonly place?: string;
  readonly example?: Json | undefined;
}

/** Generates IDs that are unique on one page. */
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
 * Fields as a collapsible tree; each has an anchor, such as `#body-postgreswriter-keys`.
 *
 * @param path names of the enclosing levels, the first of which says what the fields belong to.
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

/** The fields of an object, or of the items of an array; nothing for a schema without fields. */
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
      path: path.length > 1 ? here.slice(1).join('.') : undefined,
      type: [
        typeLabel(schema),
        place,
        required && 'required',
        schema.isWriteOnly && 'write only',
        schema.isDeprecated && 'deprecated',
      ]
        .filter(Boolean)
        .join(', '),
    },
    [
      ...wordsOf(words),
      ...inside(schema).map(({label, fields}) =>
        jsxElement(
          'InnerFields',
          {label, of: name, open: isOpen(schema, path) ? '' : undefined},
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

/** The groups of fields in a schema: its own, those of each item or map entry, and those of each choice. */
function inside(schema: Schema): Group[] {
  const own = Object.entries(schema.properties).map(([name, inner]) => ({
    name,
    schema: inner,
    required: schema.required.includes(name),
  }));
  return [
    ...(own.length === 0 ? [] : [{label: counted(own.length, 'field'), fields: own}]),
    ...insideEach('Each item', schema.items),
    ...insideEach('Each entry', schema.mapValues),
    ...schema.choices.flatMap((choice, index) => insideEach(choice.name ?? `Choice ${index + 1}`, choice)),
  ];
}

function insideEach(label: string, schema: Schema | undefined): Group[] {
  return schema === undefined ? [] : inside(schema).map((group) => ({...group, label: `${label}: ${group.label}`}));
}

/** Expands small groups, and the items of a top-level array, which are what the response is about. */
function isOpen(schema: Schema, path: readonly string[]): boolean {
  return countFields(schema) <= maxOpenFields || (schema.items !== undefined && path.length === 1);
}

function countFields(schema: Schema): number {
  return inside(schema)
    .flatMap(({fields}) => fields)
    .reduce((count, field) => count + 1 + countFields(field.schema), 0);
}
