import type {Header} from '../../sent-request';
import {after} from '../brackets';
import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {textOf} from '../literals';
import {headerAt} from './headers';

/** A call in a chain such as `.header(name, value).body(text).send()`. */
export interface Link {
  readonly name: string;
  readonly passed: readonly Range[];
}

/** No builder chain is longer. */
const maxLinks = 40;

/** The calls chained to the call with this bracket, in order. */
export function chainAfter(code: Code, open: number): readonly Link[] {
  const links: Link[] = [];
  let index = after(code, open);
  while (links.length < maxLinks) {
    // Rust propagates errors between calls.
    if (sourceAt(code, index) === '?') index += 1;
    if (sourceAt(code, index) !== '.') break;
    const bracket = index + 2;
    if (sourceAt(code, bracket) === '(' && code.closeOf.has(bracket)) {
      links.push({name: sourceAt(code, index + 1), passed: entriesOf(code, bracket)});
      index = after(code, bracket);
    } else {
      index = bracket;
    }
  }
  return links;
}

/** The headers set by `.header(name, value)` in a chain; undefined if that is unclear. */
export function headersOfChain(code: Code, links: readonly Link[]): readonly Header[] | undefined {
  const headers: Header[] = [];
  for (const {name, passed} of links) {
    if (name === 'headers') return undefined;
    if (!/^(?:set)?header$/i.test(name)) continue;
    const [key, value] = passed;
    if (key === undefined || value === undefined) return undefined;
    const constant = /^[A-Z][A-Z_]+$/.exec(sourceAt(code, key.to - 1))?.[0];
    const named = textOf(code, key) ?? constant;
    if (named === undefined) return undefined;
    headers.push(headerAt(code, named, value));
  }
  return headers;
}
