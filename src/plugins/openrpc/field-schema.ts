import {fieldWords} from '../../data/rpc/field-words';
import type {RpcField} from '../../data/rpc/methods';
import type {JsonValue} from '../../lib/literals/json-value';
import type {Format} from '../../lib/rpc-check/format';
import {integerRange} from '../../lib/rpc-check/integer-range';
import {parseType, type TypeNode} from '../../lib/rpc-check/type-text';

/** JSON Schema draft 7, which OpenRPC uses. */
export type JsonSchema = Readonly<Record<string, JsonValue>>;

/** A field, or a result, which has no name and no limits. */
type Described = Pick<RpcField, 'type' | 'description'> & Partial<RpcField>;

/** In parameters, `null` means omitted, unless the node rejects it. */
export type Role = 'parameter' | 'result';

const base58 = '[1-9A-HJ-NP-Za-km-z]';
/** 32 bytes take 32 to 44 base58 characters; 64 bytes take 64 to 88. */
const patterns: Readonly<Record<Format, string>> = {
  pubkey: `^${base58}{32,44}$`,
  hash: `^${base58}{32,44}$`,
  signature: `^${base58}{64,88}$`,
};

const scalars: Readonly<Record<string, JsonSchema>> = {
  any: {},
  bool: {type: 'boolean'},
  f64: {type: 'number', format: 'double'},
  null: {type: 'null'},
};

/** Uses formats from the OpenAPI format registry: JSON Schema has none for integer sizes. */
function integerSchema(type: string): JsonSchema | undefined {
  const range = integerRange(type);
  if (range === undefined) return undefined;
  const [min, max] = range;
  const bits = (max - min).toString(2).length;
  return {
    type: 'integer',
    format: `${min < 0n ? '' : 'u'}int${bits}`,
    ...exactly('minimum', min),
    ...exactly('maximum', max),
  };
}

/** Includes a bound only if a double holds it exactly; bounds near 2^63 and 2^64 are implied by the format. */
function exactly(name: 'minimum' | 'maximum', bound: bigint): JsonSchema {
  const figure = Number(bound);
  return Number.isSafeInteger(figure) ? {[name]: figure} : {};
}

/** Schema of a field's values, with its description, default, and deprecation. */
export function describedSchema(field: RpcField, role: Role): JsonSchema {
  return {
    description: [fieldWords(field), ...releaseNotes(field)].join(' '),
    ...(field.default === undefined || field.default === null ? {} : {default: field.default}),
    ...(field.deprecated === true ? {deprecated: true} : {}),
    ...fieldSchema(field, role),
  };
}

/** What depends on the release of the node that answers. */
function releaseNotes({since, requiredBefore}: RpcField): string[] {
  return [
    ...(since === undefined ? [] : [`Since ${since}.`]),
    ...(requiredBefore === undefined ? [] : [`Required before ${requiredBefore}.`]),
  ];
}

/** Schema of a field's values. */
export function fieldSchema(field: Described, role: Role): JsonSchema {
  const schema = typeSchema(parseType(field.type), field, role);
  const mayBeNull = role === 'parameter' && field.required === false && field.notNull !== true;
  return mayBeNull ? eitherOf([schema, scalars.null ?? {}]) : schema;
}

function typeSchema(type: TypeNode, field: Described, role: Role): JsonSchema {
  const inner = (node: TypeNode) => typeSchema(node, field, role);
  switch (type.kind) {
    case 'union':
      return eitherOf(type.of.map(inner));
    case 'array':
      return {type: 'array', items: inner(type.of), ...limits(field, ['maxItems'])};
    case 'map':
      return {type: 'object', additionalProperties: inner(type.of)};
    case 'tuple':
      return {
        type: 'array',
        items: type.items.map(inner),
        minItems: type.items.length,
        maxItems: type.items.length,
      };
    case 'name':
      return namedSchema(type.name, field, role);
  }
}

/** In a union, `fields` describe the object, and `values` restrict the scalars except `null`. */
function namedSchema(name: string, field: Described, role: Role): JsonSchema {
  if (name === 'object') return objectSchema(field.fields ?? [], role);
  const values: JsonSchema = field.values && name !== 'null' ? {enum: field.values} : {};
  if (name === 'string') {
    return {type: 'string', ...(field.format ? {pattern: patterns[field.format]} : {}), ...values};
  }
  const scalar = scalars[name] ?? integerSchema(name);
  if (scalar === undefined)
    throw new Error(`rpc-methods.json: the type ${name} has no JSON Schema in field-schema.ts.`);
  return {...scalar, ...(scalar.type === 'integer' ? limits(field, ['minimum', 'maximum']) : {}), ...values};
}

function objectSchema(fields: readonly RpcField[], role: Role): JsonSchema {
  if (fields.length === 0) return {type: 'object'};
  const required = fields.filter((field) => field.required).map(({name}) => name);
  return {
    type: 'object',
    ...(required.length === 0 ? {} : {required}),
    properties: Object.fromEntries(fields.map((field) => [field.name, describedSchema(field, role)])),
  };
}

function limits(field: Described, names: readonly ('minimum' | 'maximum' | 'maxItems')[]): JsonSchema {
  return Object.fromEntries(
    names.flatMap((name) => {
      const figure = field[name];
      return figure === undefined ? [] : [[name, figure]];
    }),
  );
}

/** Combines schemas by `anyOf`, flattening nested ones and dropping duplicates. */
function eitherOf(schemas: readonly JsonSchema[]): JsonSchema {
  const flat = schemas.flatMap((schema) => (Array.isArray(schema.anyOf) ? (schema.anyOf as JsonSchema[]) : [schema]));
  const different = [...new Map(flat.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? (different[0] ?? {}) : {anyOf: different};
}
