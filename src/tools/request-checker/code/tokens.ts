// cspell:ignore bfru

/** A part of source code, with its place. */
export interface Token {
  readonly kind: (typeof kinds)[number];
  readonly source: string;
  readonly start: number;
}

/**
 * Not within an address without quotes, in the `Accept` header of a raw request, at `this.#name` or at `r#"`, nor where
 * Python divides by a number. A `\` at the end of a line is ignored as well.
 */
const commentPatterns = [/(?<!:)\/\/(?! ?\d)[^\n]*/, /(?<![*\w])\/\*[^]*?(?:\*\/|$)/, /(?<!\S)#[^\n]*/, /\\\r?\n/];

/** With the letters and signs before its quotes, which say whether it has escapes or variables. */
const stringPatterns = [
  // Several lines: PowerShell, then Python, Java, Kotlin and Swift, then Rust.
  /@(?<mark>["'])\r?\n[^]*?(?:\n\k<mark>@|$)/,
  /(?:\b[bfru]{1,2}|\${1,2})?(?:"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$))/,
  /\br(?<hashes>#{1,3})"[^]*?(?:"\k<hashes>|$)/,
  // Without escapes, in C#: a quote within it is written twice.
  /(?:@\$?|\$@)"(?:""|[^"])*"/,
  /(?:\b[bfru]{1,2}|\$|@)?"(?:\\[^]|[^"\\\n])*"/,
  // An apostrophe within a word is no quote.
  /(?:\b[bfru]{1,2}'|@'|(?<!\w)'|'(?![a-z]))(?:\\[^]|[^'\\\n])*'/,
  // JavaScript and Go.
  /`(?:\\[^]|\$\{(?:[^{}`]|`[^`]*`|\{[^{}`]*\})*\}|[^\\`])*(?:`|$)/,
];

/** An escape where no string is, such as after a quote that nothing closes, begins none. */
const punctuatorPatterns = [/[=-]>/, /::/, /\.{2,3}/, /\*\*/, /\\[^]/, /\S/];

const oneOf = (patterns: readonly RegExp[]) => patterns.map(({source}) => source).join('|');

const anyToken = new RegExp(
  `(?<comment>${oneOf(commentPatterns)})|(?<string>${oneOf(stringPatterns)})|(?<number>\\d[\\w.]*)|` +
    `(?<identifier>@?[a-z_]\\w*)|(?<punctuator>${oneOf(punctuatorPatterns)})`,
  'gi',
);

const kinds = ['comment', 'string', 'number', 'identifier', 'punctuator'] as const;

/**
 * The tokens of code in any of the languages that people call an API from. A parser of one of them would be larger than
 * the rest of this page's tools, and would not read the others.
 */
export function tokensOf(source: string): Token[] {
  return Array.from(source.matchAll(anyToken)).flatMap(({0: found, index, groups = {}}) => {
    const kind = kinds.find((each) => groups[each] !== undefined);
    return kind === undefined ? [] : {kind, source: found, start: index};
  });
}
