// cspell:ignore bfru
/** A part of source code, with its place. */
export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'sign';
  readonly source: string;
  readonly start: number;
}

const comment = [/(?<!:)\/\/[^\n]*/, /\/\*[^]*?(?:\*\/|$)/, /(?<!\S)#[^\n]*/];

/** With the letters and signs before its quotes, which say whether it has escapes or variables. */
const text = [
  /(?:\b[bfru]{1,2})?(?:"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$))/,
  /\br(?<hashes>#{1,3})"[^]*?(?:"\k<hashes>|$)/,
  /(?:\b[bfru]{1,2}|[@$]{1,2})?(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/,
  /`(?:\\[^]|[^\\`])*(?:`|$)/,
];

const oneOf = (patterns: readonly RegExp[]) => patterns.map(({source}) => source).join('|');

const token = new RegExp(
  `(?<comment>${oneOf(comment)})|(?<text>${oneOf(text)})|(?<number>\\d[\\w.]*)|(?<word>@?[a-z_]\\w*)|(?<sign>=>|\\.{2,3}|\\S)`,
  'gi',
);

/**
 * The tokens of code in any of the languages that people call an API from, without comments. A parser of one of them
 * would be larger than the rest of this page's tools, and would not read the others.
 */
export function tokensOf(source: string): Token[] {
  return Array.from(source.matchAll(token), ({0: found, index, groups = {}}) => {
    const kind = (['text', 'number', 'word', 'sign'] as const).find((each) => groups[each] !== undefined);
    return kind && {kind, source: found, start: index};
  }).filter((found) => found !== undefined);
}
