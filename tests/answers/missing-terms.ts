import escapeStringRegexp from 'escape-string-regexp';

/** The terms that a text lacks, each matched as a whole word. */
export function missingTerms(text: string, terms: readonly string[]): string[] {
  return terms.filter((term) => !wholeWord(term).test(text));
}

function wholeWord(term: string): RegExp {
  const escaped = escapeStringRegexp(term).replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
}
