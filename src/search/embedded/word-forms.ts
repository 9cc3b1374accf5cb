/** Endings of English words, and what may stand in their place in the word without them. */
const endings: readonly (readonly [ending: RegExp, ...bases: string[]])[] = [
  [/ies$/, 'y'],
  [/ied$/, 'y'],
  [/(s|x|z|ch|sh)es$/, '$1'],
  [/([^s])s$/, '$1'],
  // With a vowel before them: `feed` and `string` are words without an ending.
  [/([aeiouy].*[^e])ed$/, '$1', '$1e'],
  [/([aeiouy].*)ing$/, '$1', '$1e'],
  // cspell:disable-next-line
  [/([aeiouy])([bdglmnprt])\2(?:ed|ing)$/, '$1$2'],
];

/** What is shorter has no ending. */
const shortestBase = 3;

/**
 * What a word is in other numbers and tenses: `closing` is also `close`, `closes` and `closed`. Some of them are
 * no words; the index tells which ones are.
 */
export function otherForms(term: string): string[] {
  if (/\d/.test(term)) return [];
  const bases = endings
    .flatMap(([ending, ...replacements]) =>
      ending.test(term) ? replacements.map((replacement) => term.replace(ending, replacement)) : [],
    )
    .filter((base) => base.length >= shortestBase);
  const forms = new Set([term, ...bases].flatMap(inflect));
  forms.delete(term);
  return [...forms];
}

/** Whether a word looks like another number or tense of one. */
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
    // `stat` has no `states`, and `see` no `seed`.
    ...(/(?:o|s|x|y|z|ch|sh)$/.test(base) ? [`${withI}es`] : []),
    ...(base.endsWith('ee') ? [] : [`${withoutE}ed`]),
    `${withI}ed`,
    `${doubled}ed`,
    `${withoutE}ing`,
    `${doubled}ing`,
  ];
}
