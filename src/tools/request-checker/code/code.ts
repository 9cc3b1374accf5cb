import {after, bracketsOf, type Brackets} from './brackets';
import {tokensOf, type Token} from './tokens';

/** Source code as tokens, with what its brackets hold. */
export interface Code extends Brackets {
  /** Without comments. */
  readonly tokens: readonly Token[];
  /** The code with blanks for its comments. */
  readonly withoutComments: string;
}

/** Some of the tokens: from the first one to before the last one. */
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
  return {tokens, withoutComments, ...bracketsOf(tokens)};
}

/** What a token is written as; empty where there is none. */
export function sourceAt({tokens}: Code, index: number): string {
  return tokens[index]?.source ?? '';
}

/** What stands between the commas within a bracket. */
export function entriesOf(code: Code, open: number): Range[] {
  const close = Math.min(code.closeOf.get(open) ?? open, code.tokens.length);
  const commas = topLevel(code, {from: open + 1, to: close}).filter((index) => sourceAt(code, index) === ',');
  return [...commas, close]
    .map((to, index) => ({from: (commas[index - 1] ?? open) + 1, to}))
    .filter(({from, to}) => to > from);
}

/** The tokens of a range that stand in no bracket of it, by their index; of a bracket, the one that opens it. */
export function topLevel(code: Code, {from, to}: Range): number[] {
  const found: number[] = [];
  for (let index = from; index < to; index = after(code, index)) found.push(index);
  return found;
}
