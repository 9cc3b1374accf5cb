import {withoutQuotes} from '../../../../lib/literals/without-quotes';
import type {Header} from '../../sent-request';
import type {Code, Range} from '../code';
import type {Entry} from '../entries';
import {membersIn, textOf} from '../literals';

/** The headers in an object; none if there is no object, undefined if not all are written out. */
export function headersIn(code: Code, object: Range | undefined): readonly Header[] | undefined {
  if (object === undefined) return [];
  const members = membersIn(code, object);
  return members && headersOf(code, members);
}

export function headersOf(code: Code, members: readonly Entry[]): readonly Header[] {
  return members.map(({name, value}) => headerAt(code, name?.source ?? '', value));
}

/** @param name with or without quotes. */
export function headerAt(code: Code, name: string, value: Range): Header {
  return {name: withoutQuotes(name), value: textOf(code, value), at: code.tokens[value.from]?.start ?? 0};
}

/** The HTTP method that a value names, in capitals: a string such as `'post'`, or `fallback` if there is no value. */
export function verbOf(code: Code, value: Range | undefined, fallback?: string): string | undefined {
  return value === undefined ? fallback : textOf(code, value)?.toUpperCase();
}
