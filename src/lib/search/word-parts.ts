/** Boundaries between the parts of a word: characters other than letters and digits, and changes of case. */
interface PartPatterns {
  readonly gap: RegExp;
  readonly caseChange: RegExp;
}

const anyScript: PartPatterns = {gap: /[^\p{L}\p{N}\p{M}]+/gu, caseChange: /([\p{Ll}\p{N}])(\p{Lu})/gu};
/** For ASCII words, which nearly all are: Unicode property escapes are slow, a tenth of the indexing time. */
const ascii: PartPatterns = {gap: /[^a-z0-9]+/gi, caseChange: /([a-z0-9])([A-Z])/g};

const isAscii = (text: string) => /^[ -~]*$/.test(text);
const patternsFor = (word: string) => (isAscii(word) ? ascii : anyScript);

/** Lowercases, and strips accents. */
function foldCase(text: string): string {
  return (isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')).toLowerCase();
}

const optionStart = /^--(?=\p{L})/u;

/**
 * The word without punctuation, case-folded: `X-Syndica-Api-Key` becomes `xsyndicaapikey`. An option of a command keeps
 * its dashes: `--limit` is not just any limit.
 */
export function compactWord(word: string): string {
  const [dashes = ''] = optionStart.exec(word) ?? [];
  return dashes + foldCase(word.replace(patternsFor(word).gap, ''));
}

/**
 * The parts of a word, case-folded: split at punctuation and changes of case, but not between letters and digits, nor
 * at the commas of a number.
 */
export function wordParts(word: string): string[] {
  const {gap, caseChange} = patternsFor(word);
  return word
    .replaceAll(',', '')
    .replace(caseChange, '$1 $2')
    .split(gap)
    .map(foldCase)
    .filter((part) => part !== '');
}

/** What names the innermost field: `excludeVotes` of `filter.excludeVotes`. */
export function lastSegment(word: string): string {
  return word.slice(word.lastIndexOf('.') + 1);
}
