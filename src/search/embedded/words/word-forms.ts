import {isSlip} from './typos';

/** English inflectional endings, with the replacements that give the base form. */
const endings: readonly (readonly [ending: RegExp, ...bases: string[]])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(s|x|z|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  // After a vowel only: `feed` and `string` are not inflected.
  [/([aeiouy].*[^e])ed$/, '$1', '$1e'],
  [/([aeiouy].*)ing$/, '$1', '$1e'],
  // cspell:disable-next-line
  [/([aeiouy])([bdglmnprt])\2(?:ed|ing)$/, '$1$2'],
];

/** Minimum length of a base form. */
const minBaseLength = 3;

/** Plurals of abbreviations, whose base is shorter: `ids` and `ips`, but not `gas`. */
const pluralOfTwo = /^[a-z][^aeiouy]s$/;

/** Words of which a word may be an inflection: `closing` gives `close` and `clos`. Not all are real words. */
export function baseForms(term: string): string[] {
  return endings
    .flatMap(([ending, ...replacements]) =>
      ending.test(term) ? replacements.map((replacement) => term.replace(ending, replacement)) : [],
    )
    .filter((base) => base.length >= minBaseLength || pluralOfTwo.test(term));
}

/**
 * The inflections of a word: `closing` gives `close`, `closes` and `closed`. Not all are real words; only those in
 * the index are used.
 */
export function otherForms(term: string): string[] {
  if (/\d/.test(term)) return [];
  const forms = new Set([term, ...baseForms(term)].flatMap(inflect));
  forms.delete(term);
  return [...forms];
}

/** How much longer or shorter than a word an inflection of it is at most, with a letter too many. */
const maxDifference = 4;

/** Whether a word is an inflection of another one with a single typo, which is not in the first letter. */
export function isSlipOfForm(word: string, other: string): boolean {
  return (
    word.charAt(0) === other.charAt(0) &&
    Math.abs(word.length - other.length) <= maxDifference &&
    otherForms(other).some((form) => isSlip(word, form))
  );
}

/** Whether a word looks inflected. */
export function hasEnding(term: string): boolean {
  return endings.some(([ending]) => ending.test(term));
}

function inflect(base: string): string[] {
  const withoutE = base.replace(/e$/, '');
  const doubled = base + base.slice(-1);
  const withI = base.replace(/y$/, 'i');
  return [
    base,
    `${base}s`,
    // Otherwise `stat` would give `states`, and `see` `seed`.
    ...(/(?:o|s|x|y|z|ch|sh)$/.test(base) ? [`${withI}es`] : []),
    ...(base.endsWith('ee') ? [] : [`${withoutE}ed`]),
    `${withI}ed`,
    `${doubled}ed`,
    `${withoutE}ing`,
    `${doubled}ing`,
  ];
}
