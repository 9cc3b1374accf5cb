// cspell:ignore bfru

/** A token of source code, with its offset. */
export interface Token {
  readonly kind: (typeof kinds)[number];
  readonly source: string;
  readonly start: number;
}

/**
 * Excludes text that only looks like a comment: unquoted URLs, the `Accept` header of a raw request, `this.#name`,
 * `r#"`, and Python's integer division by a number. Backslashes at the ends of lines are ignored like comments.
 */
const commentPatterns = [/(?<!:)\/\/(?! ?\d)[^\n]*/, /(?<![*\w])\/\*[^]*?(?:\*\/|$)/, /(?<!\S)#[^\n]*/, /\\\r?\n/];

/** Includes the prefix, which determines whether the string has escapes or variables. */
const stringPatterns = [
  // Multi-line strings: PowerShell; then Python, Java, Kotlin, and Swift; then Rust.
  /@(?<mark>["'])\r?\n[^]*?(?:\n\k<mark>@|$)/,
  /(?:\b[bfru]{1,2}|\${1,2})?(?:"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$))/,
  /\br(?<hashes>#{1,3})"[^]*?(?:"\k<hashes>|$)/,
  // C# strings without escapes, in which quotes are doubled.
  /(?:@\$?|\$@)"(?:""|[^"])*"/,
  /(?:\b[bfru]{1,2}|\$|@)?"(?:\\[^]|[^"\\\n])*"/,
  // An apostrophe within a word is not a quote.
  /(?:\b[bfru]{1,2}'|@'|(?<!\w)'|'(?![a-z]))(?:\\[^]|[^'\\\n])*'/,
  // JavaScript and Go.
  /`(?:\\[^]|\$\{(?:[^{}`]|`[^`]*`|\{[^{}`]*\})*\}|[^\\`])*(?:`|$)/,
];

/** `\"` outside of a string, such as after an unclosed quote, does not start one. */
const punctuatorPatterns = [/[=-]>/, /::/, /\.{2,3}/, /\*\*/, /\\[^]/, /\S/];

const oneOf = (patterns: readonly RegExp[]) => patterns.map(({source}) => source).join('|');

const anyToken = new RegExp(
  `(?<comment>${oneOf(commentPatterns)})|(?<string>${oneOf(stringPatterns)})|(?<number>\\d[\\w.]*)|` +
    `(?<identifier>@?[a-z_]\\w*)|(?<punctuator>${oneOf(punctuatorPatterns)})`,
  'gi',
);

const kinds = ['comment', 'string', 'number', 'identifier', 'punctuator'] as const;

/**
 * Tokenizes code in any language from which people call an API. A parser for just one of them would be larger than all
 * other tools on this page.
 */
export function tokensOf(source: string): Token[] {
  return Array.from(source.matchAll(anyToken)).flatMap(({0: found, index, groups = {}}) => {
    const kind = kinds.find((each) => groups[each] !== undefined);
    return kind === undefined ? [] : {kind, source: found, start: index};
  });
}
