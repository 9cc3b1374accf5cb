import {withoutQuotes} from '../../../../lib/literals/without-quotes';
import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {membersOf, type Entry} from '../entries';
import {contentOf} from '../string-literal';

/** The text of a range that consists of one string. */
export function textOf({tokens}: Code, {from, to}: Range): string | undefined {
  const token = tokens[from];
  return token?.kind === 'string' && to === from + 1 ? contentOf(token).text : undefined;
}

/** Whether a token names the header: `'Content-Type'`, `CONTENT_TYPE`, and other spellings. */
export function namesType(source: string): boolean {
  return /^['"`:@]*content[-_]?type['"`]*$/i.test(source);
}

/** Whether a value is the method `POST`. */
export function namesPost(code: Code, value: Range | undefined): boolean {
  return value !== undefined && /^post$/i.test(withoutQuotes(sourceAt(code, value.from)));
}

/** Index of a list's opening bracket; PHP lists can also be written as `array(…)`. */
export function openAt(code: Code, from: number): number {
  return sourceAt(code, from) === 'array' ? from + 1 : from;
}

/** The members of an object literal; undefined if not all of them are written out. */
export function membersIn(code: Code, {from}: Range): readonly Entry[] | undefined {
  const open = openAt(code, from);
  const isObject = /^[[{]$/.test(sourceAt(code, open)) || open > from;
  return isObject && code.closeOf.has(open) ? membersOf(code, entriesOf(code, open), 1) : undefined;
}

export function valueOf(members: readonly Entry[], wanted: string): Range | undefined {
  return members.find(({name}) => withoutQuotes(name?.source ?? '') === wanted)?.value;
}

/** The content type in headers; empty if they set none, undefined if it is not written out. */
export function typeOfHeaders(code: Code, headers: Range | undefined): string | undefined {
  if (headers === undefined) return '';
  const members = membersIn(code, headers);
  return members && typeOfMembers(code, members);
}

export function typeOfMembers(code: Code, members: readonly Entry[]): string | undefined {
  const found = members.find(({name}) => namesType(name?.source ?? ''));
  return found === undefined ? '' : textOf(code, found.value);
}
