import type {Schema} from './contract';
import type {Cursor} from './cursor';

const typeNames = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'];

/**
 * Reads the parts of a JSON Schema that pages show. Merges `allOf`, and joins the types of `oneOf` and
 * `anyOf`. Cuts a recursive schema off at its second occurrence.
 *
 * @throws {ContractError}
 */
export function readSchema(cursor: Cursor, outer: readonly string[] = []): Schema {
  const pointer = cursor.pointer();
  // `true`, or a schema nested in itself: treat it as any value.
  if (cursor.value === true || outer.includes(pointer)) return {...anything, name: nameOf(pointer)};
  const read = (inner: Cursor) => readSchema(inner, [...outer, pointer]);
  const text = (key: string) => cursor.find(key)?.string();
  const number = (key: string) => cursor.find(key)?.number();
  const flag = (key: string) => cursor.find(key)?.boolean() ?? false;
  const mapValues = cursor.find('additionalProperties');
  const constant = cursor.find('const');
  const items = cursor.find('items');

  const own: Schema = {
    name: nameOf(pointer),
    types: readTypes(cursor),
    format: text('format') ?? text('contentMediaType'),
    description: cursor.ownDescription ?? text('description') ?? '',
    values:
      constant === undefined
        ? (cursor
            .find('enum')
            ?.items()
            .map((item) => item.value) ?? [])
        : [constant.value],
    default: cursor.find('default')?.value,
    minimum: number('minimum'),
    maximum: number('maximum'),
    minLength: number('minLength'),
    maxLength: number('maxLength'),
    pattern: text('pattern'),
    isDeprecated: flag('deprecated'),
    isWriteOnly: flag('writeOnly'),
    properties: Object.fromEntries(
      (cursor.find('properties')?.entries() ?? []).map(([name, inner]) => [name, read(inner)]),
    ),
    required:
      cursor
        .find('required')
        ?.items()
        .map((item) => item.string()) ?? [],
    items: items && read(items),
    mapValues: mapValues && typeof mapValues.value !== 'boolean' ? read(mapValues) : undefined,
    choices: [...(cursor.find('oneOf')?.items() ?? []), ...(cursor.find('anyOf')?.items() ?? [])].map(read),
  };
  const parts = cursor.find('allOf')?.items().map(read) ?? [];
  const merged = parts.reduce(merge, own);
  return merged.types.length > 0 ? merged : {...merged, types: [...new Set(own.choices.flatMap(({types}) => types))]};
}

const anything: Schema = {
  name: undefined,
  types: [],
  format: undefined,
  description: '',
  values: [],
  default: undefined,
  minimum: undefined,
  maximum: undefined,
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  isDeprecated: false,
  isWriteOnly: false,
  properties: {},
  required: [],
  items: undefined,
  mapValues: undefined,
  choices: [],
};

function readTypes(cursor: Cursor): string[] {
  const type = cursor.find('type');
  if (type === undefined) return cursor.find('properties') === undefined ? [] : ['object'];
  const names = Array.isArray(type.value) ? type.items() : [type];
  return names.map((name) => {
    const value = name.string();
    return typeNames.includes(value) ? value : name.fail(`"${value}" is not a JSON Schema type.`);
  });
}

function merge(one: Schema, other: Schema): Schema {
  return {
    name: one.name,
    types: one.types.length > 0 ? one.types : other.types,
    format: one.format ?? other.format,
    description: one.description || other.description,
    values: one.values.length > 0 ? one.values : other.values,
    default: one.default ?? other.default,
    minimum: one.minimum ?? other.minimum,
    maximum: one.maximum ?? other.maximum,
    minLength: one.minLength ?? other.minLength,
    maxLength: one.maxLength ?? other.maxLength,
    pattern: one.pattern ?? other.pattern,
    isDeprecated: one.isDeprecated || other.isDeprecated,
    isWriteOnly: one.isWriteOnly || other.isWriteOnly,
    properties: {...other.properties, ...one.properties},
    required: [...new Set([...other.required, ...one.required])],
    items: one.items ?? other.items,
    mapValues: one.mapValues ?? other.mapValues,
    choices: [...one.choices, ...other.choices],
  };
}

function nameOf(pointer: string): string | undefined {
  return /^\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
}
