import {after} from '../brackets';
import {entriesOf, sourceAt, type Code, type Range} from '../code';
import {namesType, textOf} from './headers';

/** A call in a chain such as `.header(name, value).body(text).send()`. */
export interface Link {
  readonly name: string;
  readonly passed: readonly Range[];
}

/** No builder chain is longer. */
const longest = 40;

/** The calls chained to the call with this bracket, in order. */
export function chainAfter(code: Code, open: number): readonly Link[] {
  const links: Link[] = [];
  let index = after(code, open);
  while (links.length < longest) {
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

/** The content type set by `.header(name, value)` in a chain; empty if none is set, undefined if that is unclear. */
export function typeOfChain(code: Code, links: readonly Link[]): string | undefined {
  let type = '';
  for (const {name, passed} of links) {
    if (name === 'headers') return undefined;
    if (!/^(?:set)?header$/i.test(name)) continue;
    const [key, value] = passed;
    if (key === undefined || value === undefined) return undefined;
    const last = sourceAt(code, key.to - 1);
    if (namesType(last)) {
      const given = textOf(code, value);
      if (given === undefined) return undefined;
      type = given;
    } else if (textOf(code, key) === undefined && !/^[A-Z][A-Z_]+$/.test(last)) {
      return undefined;
    }
  }
  return type;
}
