/** Options of the bundler's IgnorePlugin. */
interface Ignored {
  readonly resourceRegExp: RegExp;
  readonly contextRegExp: RegExp;
}

/**
 * The files of Mermaid that the bundler ignores. Files named `chunk-…` belong to its core; the others are loaded on
 * demand per kind of diagram, as is the package that typesets formulas.
 *
 * @param kinds the kinds of diagrams that pages may have, each with the names of the modules that draw it.
 */
export function unusedDiagrams(kinds: Readonly<Record<string, readonly string[]>>): Ignored {
  const used = [...new Set(Object.values(kinds).flat())];
  return {
    resourceRegExp: new RegExp(
      String.raw`^\./(?!(?:chunks/mermaid\.core/)?(?:chunk|${used.join('|')})-[^-]+$)|^katex$`,
    ),
    contextRegExp: /[\\/]node_modules[\\/]mermaid[\\/]dist\b/,
  };
}
