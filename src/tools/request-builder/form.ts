import type {RpcField, RpcMethod} from '../../data/rpc/methods';
import {withoutSeparators} from '../../lib/amounts/whole-number';
import type {JsonValue} from '../../lib/literals/json-value';
import {literal} from '../../lib/literals/literal';
import {jsonStyle, printValue} from '../../lib/literals/print-value';
import {withoutQuotes} from '../../lib/literals/without-quotes';
import type {Path} from '../../lib/rpc-check/problem';
import {readJson} from '../../lib/rpc-check/read-json';
import {controlOf} from './controls';

/** The text of a method’s fields, by their keys; a missing field is empty. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** The key of a field, such as `config.dataSlice.offset`. */
export function keyOf(parent: string, {name}: Pick<RpcField, 'name'>): string {
  return parent === '' ? name : `${parent}.${name}`;
}

/** Text fields with their keys; groups are replaced with their fields. */
function inputsIn(fields: readonly RpcField[], parent = ''): [key: string, field: RpcField][] {
  return fields.flatMap((field) => {
    const key = keyOf(parent, field);
    const control = controlOf(field);
    return control.kind === 'group' ? inputsIn(control.fields, key) : [[key, field] as [string, RpcField]];
  });
}

/**
 * The reader's input, by what `identityOf` makes of each field and not by its key: methods share the fields that they
 * have in common, but not one whose type differs.
 */
export type Typed = Readonly<Partial<Record<string, string>>>;

function identityOf(key: string, {type, format, values}: RpcField): string {
  return [key, type, format, ...(values ?? []).map(literal)].join(' ');
}

/** The text of a method's fields: as typed, or from its example. */
export function textsWith(typed: Typed, {params, example}: Pick<RpcMethod, 'params' | 'example'>): Texts {
  const texts = textsOf(params, example.params);
  return Object.fromEntries(
    inputsIn(params).map(([key, field]) => [key, typed[identityOf(key, field)] ?? texts[key] ?? '']),
  );
}

/** The input after a field of a method changes. */
export function typedWith(typed: Typed, fields: readonly RpcField[], changed: string, text: string): Typed {
  const input = inputsIn(fields).find(([key]) => key === changed);
  return input ? {...typed, [identityOf(...input)]: text} : typed;
}

/** The input without a method's fields, which resets them to its example. */
export function typedWithout(typed: Typed, fields: readonly RpcField[]): Typed {
  const ofMethod = new Set(inputsIn(fields).map((input) => identityOf(...input)));
  return Object.fromEntries(Object.entries(typed).filter(([identity]) => !ofMethod.has(identity)));
}

/** The text of the fields for given parameters. */
export function textsOf(fields: readonly RpcField[], params: readonly JsonValue[]): Texts {
  return Object.fromEntries(fields.flatMap((field, index) => entriesOf(field, params[index], field.name)));
}

function entriesOf(field: RpcField, value: JsonValue | undefined, key: string): [string, string][] {
  if (value === undefined || value === null) return [];
  const control = controlOf(field);
  if (control.kind === 'group') {
    if (typeof value !== 'object' || Array.isArray(value)) return [];
    const members = value as Readonly<Record<string, JsonValue>>;
    return control.fields.flatMap((inner) => entriesOf(inner, members[inner.name], keyOf(key, inner)));
  }
  if (control.kind === 'list' && Array.isArray(value)) return [[key, value.map(String).join('\n')]];
  if (control.kind === 'json' || typeof value === 'object') return [[key, printValue(value, jsonStyle)]];
  return [[key, String(value)]];
}

/** The parameters entered in the fields, in order: null for skipped ones, without trailing empty ones. */
export function paramsOf(fields: readonly RpcField[], texts: Texts): JsonValue[] {
  const values = fields.map((field) => valueOf(field, field.name, texts));
  const end = values.findLastIndex((value) => value !== undefined) + 1;
  return values.slice(0, end).map((value) => value ?? null);
}

function valueOf(field: RpcField, key: string, texts: Texts): JsonValue | undefined {
  const control = controlOf(field);
  if (control.kind === 'group') {
    const members = control.fields.map((inner) => [inner.name, valueOf(inner, keyOf(key, inner), texts)] as const);
    const given = members.filter(([, value]) => value !== undefined) as [string, JsonValue][];
    return given.length > 0 || field.required ? Object.fromEntries(given) : undefined;
  }
  const text = (texts[key] ?? '').trim();
  if (text === '') return undefined;
  switch (control.kind) {
    case 'choice':
      return control.values.find((value) => String(value) === text) as JsonValue | undefined;
    case 'integer':
      return integerOf(text);
    case 'list':
      return entriesIn(text);
    case 'json':
      return jsonOf(text);
    default:
      return text;
  }
}

/** Entries on separate lines, or as in code and JSON: quoted and separated by commas. */
function entriesIn(text: string): string[] | undefined {
  const entries = text
    .replace(/^\[|\]$/g, '')
    .split(/[\s,]+/)
    .map(withoutQuotes)
    .filter((entry) => entry !== '');
  return entries.length > 0 ? entries : undefined;
}

/** Invalid JSON stays a string, which parameter validation rejects unless the field accepts strings. */
function jsonOf(text: string): JsonValue {
  const read = readJson(text);
  return read.mistake ? text : read.node.value;
}

/** Exact: a bigint beyond the safe integers. Other text stays a string, which parameter validation rejects. */
export function integerOf(text: string): number | bigint | string {
  const digits = withoutSeparators(text);
  if (!/^-?\d+$/.test(digits)) return text;
  const exact = BigInt(digits);
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : exact;
}

/** The field in which the value at a path was entered; undefined if the path is not in a field. */
export function fieldAt(
  fields: readonly RpcField[],
  path: Path,
): {readonly key: string; readonly field: RpcField} | undefined {
  const [start, index, ...steps] = path;
  const first = start === 'params' && typeof index === 'number' ? fields[index] : undefined;
  if (first === undefined) return undefined;
  let field = first;
  let key = first.name;
  for (const step of steps) {
    const control = controlOf(field);
    const inner = control.kind === 'group' ? control.fields.find(({name}) => name === step) : undefined;
    if (inner === undefined) break;
    field = inner;
    key = keyOf(key, inner);
  }
  return {key, field};
}
