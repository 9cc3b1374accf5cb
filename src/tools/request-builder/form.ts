import type {RpcField} from '../../data/rpc/methods';
import {withoutSeparators} from '../../lib/amounts/whole-number';
import type {JsonValue} from '../../lib/literals/json-value';
import {jsonStyle, printValue} from '../../lib/literals/print-value';
import type {Path} from '../../lib/rpc-check/problem';
import {readJson} from '../../lib/rpc-check/read-json';
import {controlOf} from './controls';

/** What stands in the fields, by their keys; a field that is not there is empty. */
export type Texts = Readonly<Partial<Record<string, string>>>;

/** `config.dataSlice.offset`. */
export function keyOf(parent: string, {name}: Pick<RpcField, 'name'>): string {
  return parent === '' ? name : `${parent}.${name}`;
}

/** What stands in the fields for parameters that are known. */
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

/** The parameters that the fields stand for: in order, null where one is skipped, none at the end that are empty. */
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

/** Entries stand in lines of their own, or as code and JSON have them: in quotes, with commas between them. */
function entriesIn(text: string): string[] | undefined {
  const entries = text
    .replace(/^\[|\]$/g, '')
    .split(/[\s,]+/)
    .map((entry) => entry.replace(/^(["'])(.*)\1$/, '$2'))
    .filter((entry) => entry !== '');
  return entries.length > 0 ? entries : undefined;
}

/** What is no JSON stays a text, which the check of the parameters refuses where it would not do. */
function jsonOf(text: string): JsonValue {
  const read = readJson(text);
  return read.mistake ? text : read.node.value;
}

/** With every digit; what is no whole number stays a text, which the check of the parameters refuses. */
export function integerOf(text: string): number | bigint | string {
  const digits = withoutSeparators(text);
  if (!/^-?\d+$/.test(digits)) return text;
  const exact = BigInt(digits);
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : exact;
}

/** The field that a part of the parameters was typed into; nothing for what is in no field. */
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
