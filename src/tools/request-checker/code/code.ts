import {after, bracketsOf, type Brackets} from './brackets';
import {tokensOf, type Token} from './tokens';

/** Tokenized source code with matched brackets. */
export interface Code extends Brackets {
  /** Without comments. */
  readonly tokens: readonly Token[];
  /** The source with comments blanked out. */
  readonly withoutComments: string;
  /** Token indexes of each name: the first ones, so that long code does not take long. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** A range of token indexes; `to` is exclusive. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function readCode(source: string): Code {
  const all = tokensOf(source);
  const tokens = all.filter(({kind}) => kind !== 'comment');
  let withoutComments = '';
  for (const comment of all.filter(({kind}) => kind === 'comment')) {
    withoutComments += source.slice(withoutComments.length, comment.start) + comment.source.replace(/\S/g, ' ');
  }
  withoutComments += source.slice(withoutComments.length);
  return {tokens, withoutComments, places: placesOfNames(tokens), ...bracketsOf(tokens)};
}

const maxPlaces = 40;

function placesOfNames(tokens: readonly Token[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [index, {kind, source}] of tokens.entries()) {
    if (kind !== 'identifier') continue;
    const known = places.get(source);
    if (known === undefined) places.set(source, [index]);
    else if (known.length < maxPlaces) known.push(index);
  }
  return places;
}

/** The source of a token; empty if it does not exist. */
export function sourceAt({tokens}: Code, index: number): string {
  return tokens[index]?.source ?? '';
}

/** Index of the token at an offset, or of the last one before it. */
export function tokenAt({tokens}: Code, offset: number): number {
  return tokens.findLastIndex(({start}) => start <= offset);
}

/** The comma-separated entries within a bracket. */
export function entriesOf(code: Code, open: number): Range[] {
  const close = Math.min(code.closeOf.get(open) ?? open, code.tokens.length);
  const commas = topLevel(code, {from: open + 1, to: close}).filter((index) => sourceAt(code, index) === ',');
  return [...commas, close]
    .map((to, index) => ({from: (commas[index - 1] ?? open) + 1, to}))
    .filter(({from, to}) => to > from);
}

/** Indexes of the tokens in a range that are outside of nested brackets, including opening brackets. */
export function topLevel(code: Code, {from, to}: Range): number[] {
  const found: number[] = [];
  for (let index = from; index < to; index = after(code, index)) found.push(index);
  return found;
}
