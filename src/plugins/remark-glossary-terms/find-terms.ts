import escapeStringRegexp from 'escape-string-regexp';
import type {GlossaryTerm} from '../../data/glossary';

export type Term = Pick<GlossaryTerm, 'id' | 'term' | 'definition'>;

/** A place of a term in a text. */
export interface TermUse {
  readonly term: Term;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Finds terms in a text.
 *
 * @param isStart whether a sentence may begin at the text's first letter.
 */
export type TermFinder = (text: string, isStart: boolean) => TermUse[];

/** A word goes on where letters, digits or an underscore follow, or a hyphen, a dot or a slash with more behind it. */
const wordStart = String.raw`(?<![\p{L}\p{N}_]|[\p{L}\p{N}_][-./])`;
const wordEnd = String.raw`(?![\p{L}\p{N}_]|[-./][\p{L}\p{N}_])`;

/** What stands before the first word of a sentence, or of what follows a colon. */
const sentenceEnd = /[.!?:…]["'”’)]*\s+["'“‘(]*$/;

/**
 * Makes a finder of whole words, in the singular and the regular plural, the longest term first.
 *
 * A term is a name, found as it is written, when it has a capital after its first letter (`Scale Mode`,
 * `API key`) or when its id is in `names`. Others are common nouns, found in lower case, and with a
 * capital at the beginning of a sentence.
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

/** The term and its plural; a line may break between two words. */
function toPattern(term: string, isName: boolean): string {
  const first = term.charAt(0);
  const start = isName ? escapeStringRegexp(first) : `[${first.toUpperCase()}${first.toLowerCase()}]`;
  const rest = term.slice(1);
  const forms = /[^aeo]y$/.test(rest)
    ? `${escapeStringRegexp(rest.slice(0, -1))}(?:y|ies)`
    : `${escapeStringRegexp(rest)}(?:e?s)?`;
  return start + forms.replace(/ /g, String.raw`\s+`);
}
