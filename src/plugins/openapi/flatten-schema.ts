import type {Schema} from './contract';

/** One field of a body, at any depth. */
export interface Field {
  /** Dotted name: `keys.*.columns` inside a map, `items[].id` inside a list. */
  readonly path: string;
  /** `null` for the values of a map, whose keys are free. */
  readonly required: boolean | null;
  readonly schema: Schema;
}

/** Every field of a schema in reading order. A schema that is neither object nor array has none. */
export function flattenSchema(schema: Schema, prefix = ''): Field[] {
  const join = (name: string) => (prefix === '' ? name : `${prefix}.${name}`);
  const named = Object.entries(schema.properties).map(([name, inner]) => ({
    path: join(name),
    required: schema.required.includes(name),
    schema: inner,
  }));
  const inMap = schema.mapValues && {path: join('*'), required: null, schema: schema.mapValues};
  return [
    ...[...named, ...(inMap ? [inMap] : [])].flatMap((field) => [field, ...flattenSchema(field.schema, field.path)]),
    ...(schema.items ? flattenSchema(schema.items, `${prefix}[]`) : []),
  ];
}

/** A schema's type in words, such as `array of string` or `string or null`. */
export function typeLabel(schema: Schema): string {
  const names = schema.types.map((type) => {
    if (type === 'array' && schema.items !== undefined) return `array of ${typeLabel(schema.items)}`;
    if (type === 'object' && schema.mapValues !== undefined) return `map of ${typeLabel(schema.mapValues)}`;
    return type === 'string' && schema.format !== undefined ? `string (${schema.format})` : type;
  });
  return names.length === 0 ? 'any' : names.join(' or ');
}
