import {bracketsOf, type Brackets} from './brackets';
import {tokensOf, type Token} from './tokens';

/** Source code as tokens, with what its brackets hold. */
export interface Code extends Brackets {
  readonly tokens: readonly Token[];
}

/** Some of the tokens: from the first one to before the last one. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export function readCode(source: string): Code {
  const tokens = tokensOf(source);
  return {tokens, ...bracketsOf(tokens)};
}

/** What stands between the commas within a bracket. */
export function entriesOf({tokens, closeOf}: Code, open: number): Range[] {
  const close = closeOf.get(open) ?? tokens.length;
  const entries: Range[] = [];
  let from = open + 1;
  for (let index = from; index <= close; index = (closeOf.get(index) ?? index) + 1) {
    if (index < close && tokens[index]?.source !== ',') continue;
    if (index > from) entries.push({from, to: index});
    from = index + 1;
  }
  return entries;
}

/** The bracket whose group ends a range of tokens. */
export function lastGroup({closeOf}: Code, {from, to}: Range): number | undefined {
  let last = from;
  for (let index = from; index < to; index = (closeOf.get(index) ?? index) + 1) last = index;
  return closeOf.get(last) === to - 1 ? last : undefined;
}

/** The tokens side by side, without what stands between them. */
export function sourceOf({tokens}: Code, {from, to}: Range): string {
  return tokens
    .slice(from, to)
    .map(({source}) => source)
    .join('');
}
