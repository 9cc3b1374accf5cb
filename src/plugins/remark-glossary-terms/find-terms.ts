import escapeStringRegexp from 'escape-string-regexp';
import type {GlossaryTerm} from '../../data/glossary';

export type Term = Pick<GlossaryTerm, 'id' | 'term' | 'definition'>;

/** An occurrence of a term in a text. */
export interface TermUse {
  readonly term: Term;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds terms in a text.
 *
 * @param isStart whether a sentence can start at the first letter of the text.
 */
export type TermFinder = (text: string, isStart: boolean) => TermUse[];

/** Word boundaries: a word continues with letters, digits, or `_`, and with `-`, `.`, or `/` between those. */
const wordStart = String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}_][-./])`;
const wordEnd = String.raw`(?![\p{L}\p{N}_]|[-./][\p{L}\p{N}_])`;

/** Matches what precedes the first word of a sentence, or of a clause after a colon. */
const sentenceEnd = /[.!?:…]["'”’)]*\s+["'“‘(]*$/;

/**
 * Creates a finder that matches whole words, singular and regular plural, and prefers the longest term.
 *
 * A term is a proper name, which must match exactly as written, if it has a capital after its first letter
 * (`Scale Mode`, `API key`) or if its ID is in `names`. Others are common nouns, which match in lower case, or
 * capitalized at the start of a sentence.
 */
export function makeTermFinder(terms: readonly Term[], names: readonly string[]): TermFinder {
  const isName = ({id, term}: Term) => names.includes(id) || /\p{Lu}/u.test(term.slice(1));
  const longestFirst = [...terms].sort((a, b) => b.term.length - a.term.length);
  const anyTerm = new RegExp(
    wordStart + `(?:${longestFirst.map((term) => `(${toPattern(term.term, isName(term))})`).join('|')})` + wordEnd,
    'gu',
  );

  return (text, isStart) =>
    Array.from(text.matchAll(anyTerm)).flatMap((match): TermUse[] => {
      const [words, ...groups] = match;
      const term = longestFirst[groups.findIndex(Boolean)];
      if (term === undefined) return [];
      const before = text.slice(0, match.index);
      const isSentenceStart = before.trim() === '' ? isStart : sentenceEnd.test(before);
      if (!isName(term) && /^\p{Lu}/u.test(words) && !isSentenceStart) return [];
      return [{term, start: match.index, end: match.index + words.length}];
    });
}

/** The pattern of a term and its plural; allows a line break between words. */
function toPattern(term: string, isName: boolean): string {
  const first = term.charAt(0);
  const start = isName ? escapeStringRegexp(first) : `[${first.toUpperCase()}${first.toLowerCase()}]`;
  const rest = term.slice(1);
  const forms = /[^aeo]y$/.test(rest)
    ? `${escapeStringRegexp(rest.slice(0, -1))}(?:y|ies)`
    : `${escapeStringRegexp(rest)}(?:e?s)?`;
  return start + forms.replace(/ /g, String.raw`\s+`);
}
