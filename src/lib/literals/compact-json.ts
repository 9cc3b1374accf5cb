import type {JsonValue} from './json-value';
import {numberText} from './number-text';

/** Minified JSON, as sent in requests, with every digit of large integers. */
export function compactJson(value: JsonValue): string {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number') return numberText(value);
  if (Array.isArray(value)) return `[${(value as readonly JsonValue[]).map(compactJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}:${compactJson(each)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}
