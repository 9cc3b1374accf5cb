/** As the bundler's IgnorePlugin takes it. */
interface Ignored {
  readonly resourceRegExp: RegExp;
  readonly contextRegExp: RegExp;
}

/**
 * What the bundler ignores of Mermaid. Files named `chunk-…` belong to its core; the others it loads when something is
 * to be drawn that needs them, as it does with the package that sets formulas.
 *
 * @param kinds of diagrams that pages may have: the names of the modules that draw each.
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
