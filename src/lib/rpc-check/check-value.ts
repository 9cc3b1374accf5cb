import {isObject} from '../is-object';
import {base58Length} from './base58';
import type {Format} from './format';
import {integerRange} from './integer-range';
import type {NumberText, Path, Problem} from './problem';
import {parseType, type TypeNode} from './type-text';

/** The validated properties of a field in the method reference: a parameter, a result, or a part of one. */
export interface Described {
  readonly type: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly format?: Format;
  readonly notNull?: true;
  readonly values?: readonly unknown[];
  readonly fields?: readonly Described[];
}

export interface CheckOptions {
  /** The value is an excerpt, so missing fields are allowed. */
  readonly shortened?: boolean;
}

export interface Context extends CheckOptions {
  /** In params, null is the same as omitted. */
  readonly inParams: boolean;
  readonly numberText?: NumberText | undefined;
}

/** Problems with a value, each with the path of the affected part; empty if the value is valid. */
export function checkValue(value: unknown, described: Described, path: Path, context: Context): Problem[] {
  return checkType(value, parseType(described.type), described, path, context);
}

function checkType(value: unknown, type: TypeNode, described: Described, path: Path, context: Context): Problem[] {
  switch (type.kind) {
    case 'union':
      return checkUnion(value, type.of, described, path, context);
    case 'array':
      if (!Array.isArray(value)) return [mismatch(path, type, value)];
      return value.flatMap((item, index) => checkType(item, type.of, described, [...path, index], context));
    case 'map':
      if (!isObject(value)) return [mismatch(path, type, value)];
      return Object.entries(value).flatMap(([key, item]) =>
        checkType(item, type.of, described, [...path, key], context),
      );
    case 'tuple':
      if (!Array.isArray(value)) return [mismatch(path, type, value)];
      if (value.length !== type.items.length) {
        return [{kind: 'count', path, expected: type.items.length, given: value.length}];
      }
      return type.items.flatMap((item, index) => checkType(value[index], item, described, [...path, index], context));
    case 'name':
      if (!matchesName(value, type.name)) return [{...mismatch(path, type, value), ...fieldFor(value, described)}];
      if (type.name === 'object' && isObject(value)) return checkFields(value, described.fields, path, context);
      return [...checkInteger(value, type.name, path, context), ...checkScalar(value, described, path)];
  }
}

/** Checks only the alternatives of the value's JSON kind, and reports the one with the fewest problems. */
function checkUnion(
  value: unknown,
  alternatives: readonly TypeNode[],
  described: Described,
  path: Path,
  context: Context,
): Problem[] {
  const found = alternatives.filter((alternative) => isKind(value, alternative));
  if (found.length === 0) return [mismatch(path, {kind: 'union', of: alternatives}, value)];
  const problems = found.map((alternative) => checkType(value, alternative, described, path, context));
  return problems.reduce((fewest, some) => (some.length < fewest.length ? some : fewest));
}

/** Validates an object's fields against the reference; an object without documented fields may contain anything. */
export function checkFields(
  value: Record<string, unknown>,
  fields: readonly Described[] | undefined,
  path: Path,
  context: Context,
): Problem[] {
  if (!fields) return [];
  const names = new Set(fields.map(({name}) => name));
  const unknown = Object.keys(value).filter((name) => !names.has(name));
  return [
    ...fields.flatMap((field) => {
      const name = field.name ?? '';
      const fieldPath = [...path, name];
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined) {
        return field.required === true && context.shortened !== true ? [missing(fieldPath, field)] : [];
      }
      if (isLeftOut(given, field, context)) return [];
      return checkValue(given, field, fieldPath, context);
    }),
    ...unknown.map((name) => unknownField([...path, name], fields)),
  ];
}

/** Whether a value is null in place of an omitted setting: clients for typed languages write every unset setting so. */
export function isLeftOut(value: unknown, field: Described, {inParams}: Pick<Context, 'inParams'>): boolean {
  return inParams && value === null && field.required !== true && field.notNull !== true;
}

/**
 * Reports integers written as floats. Nodes parse JSON with serde_json, which treats `5.0`, `1e3`, and `-0` as floats
 * and rejects them for integer fields: `invalid type: floating point`.
 *
 * Sources: https://docs.rs/serde_json/1.0.81/serde_json/struct.Number.html#method.is_u64 and
 * https://github.com/serde-rs/json/issues/320
 */
function checkInteger(value: unknown, type: string, path: Path, {numberText}: Context): Problem[] {
  if (typeof value !== 'number' || integerRange(type) === undefined) return [];
  const text = numberText?.(path);
  return text === undefined || /^(?:0|-?[1-9]\d*)$/.test(text) ? [] : [{kind: 'float', path, given: value, text}];
}

function checkScalar(value: unknown, {format, values, fields}: Described, path: Path): Problem[] {
  if (value === null) return [];
  if (values && !values.includes(typeof value === 'bigint' ? Number(value) : value)) {
    return [{kind: 'value', path, allowed: values, given: value, orObject: fields !== undefined}];
  }
  if (format && typeof value === 'string' && !isFormat(value, format)) {
    return [{kind: 'format', path, format, given: value}];
  }
  return [];
}

/** Number of bytes that a base58 text of a format encodes. */
export function bytesOf(format: Format): number {
  return format === 'signature' ? 64 : 32;
}

function isFormat(text: string, format: Format): boolean {
  return base58Length(text) === bytesOf(format);
}

function isKind(value: unknown, type: TypeNode): boolean {
  switch (type.kind) {
    case 'array':
      return Array.isArray(value);
    case 'tuple':
      return Array.isArray(value) && value.length === type.items.length;
    case 'map':
      return isObject(value);
    case 'union':
      return type.of.some((alternative) => isKind(value, alternative));
    case 'name':
      return matchesName(value, type.name);
  }
}

/** Whether a value matches a named type: `u64`, `string`. */
export function matchesName(value: unknown, name: string): boolean {
  const range = integerRange(name);
  if (range) return isIntegerIn(value, range);
  switch (name) {
    case 'any':
      return value !== undefined;
    case 'null':
      return value === null;
    case 'string':
      return typeof value === 'string';
    case 'bool':
      return typeof value === 'boolean';
    case 'f64':
      return typeof value === 'number';
    case 'object':
      return isObject(value);
    default:
      throw new Error(`"${name}" is not a type of the reference.`);
  }
}

function isIntegerIn(value: unknown, [min, max]: readonly [bigint, bigint]): boolean {
  if (typeof value === 'bigint') return value >= min && value <= max;
  // JSON.parse rounds integers above 2^53, and the largest u64 to 2^64, so round the limits the same way.
  return typeof value === 'number' && Number.isInteger(value) && value >= Number(min) && value <= Number(max);
}

function mismatch(path: Path, type: TypeNode, value: unknown): Problem {
  return {kind: 'type', path, expected: describeType(type), given: value};
}

/** The field that the value was meant for, if it was given in place of the settings object: `"confirmed"`. */
function fieldFor(value: unknown, {fields = []}: Described): {readonly field?: string} {
  const field = fields.find(({values}) => values?.includes(value))?.name;
  return field === undefined ? {} : {field};
}

export function missing(path: Path, {name = ''}: Pick<Described, 'name'>): Problem {
  return {kind: 'missing', path, name};
}

function unknownField(path: Path, fields: readonly Described[]): Problem {
  const owner = ownerOf(path.at(-1), fields);
  return {kind: 'unknown', path, known: fields.map(({name}) => name ?? ''), ...(owner !== undefined && {owner})};
}

/** The one of these fields that has a field of this name. */
export function ownerOf(inner: Path[number] | undefined, fields: readonly Described[]): string | undefined {
  return fields.find((field) => field.fields?.some(({name}) => name === inner))?.name;
}

function describeType(type: TypeNode): string {
  switch (type.kind) {
    case 'array':
      return `array<${describeType(type.of)}>`;
    case 'map':
      return `map<string, ${describeType(type.of)}>`;
    case 'tuple':
      return `[${type.items.map(describeType).join(', ')}]`;
    case 'union':
      return type.of.map(describeType).join(' | ');
    case 'name':
      return type.name;
  }
}
