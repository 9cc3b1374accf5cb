import escapeStringRegexp from 'escape-string-regexp';

/**
 * A figure of src/data, as an amount or as literal text.
 *
 * @typedef {(Amount | Literal) & Use} Figure
 *
 * @typedef {object} Amount
 * @property {number} value
 * @property {string} unit as in src/lib/fact.ts: `bytes`, `USD/hour`, `requests/second`
 * @property {undefined} [literal]
 *
 * @typedef {object} Literal
 * @property {string} literal `70–76%`, `10 million`, `4.3.0-beta.2`
 * @property {undefined} [value]
 * @property {undefined} [unit]
 *
 * @typedef {object} Use
 * @property {string[]} [of] names, such as RPC methods; text that has none of them as inline code has another figure
 * @property {string} use what to write in a page instead
 */

/**
 * Spellings of units that have more than a word and its plural.
 *
 * @type {Record<string, string[]>}
 */
const unitWords = {
  s: ['s', 'sec', 'secs', 'second', 'seconds'],
  second: ['s', 'sec', 'second'],
  ms: ['ms', 'millisecond', 'milliseconds'],
  hours: ['h', 'hour', 'hours'],
  'compute units': ['compute units', 'compute unit', 'units', 'CU', 'CUs'],
};

/** Words that can follow a number but are not its noun: `up to 1,232 for`, `5,000 per signature`. */
const notNouns =
  'a|an|and|are|as|at|but|by|can|each|every|for|from|if|in|is|it|of|on|only|or|per|so|than|that|the|then|to|when|while|with';

/** Digits before or after belong to another number: `11,232`, `1,232.5`, `-1232`, `v1232`. */
const start = String.raw`(?<![\p{L}\d_$#/-]|\d[.,])`;
const end = String.raw`(?!\d|[.,]\d)`;
const space = String.raw`[ \n\u00A0\u202F]`;
const gapOrHyphen = String.raw`[ \n\u00A0\u202F-]`;

/**
 * Finds the figures that are typed out in a text, in text order.
 *
 * A number must have its unit or currency, with at most one word in between (`10 open streams`). A number of four
 * digits or more also counts by itself, unless a noun follows: 1,000 days are not 1,000 lamports.
 *
 * @param {{text: string, codes: readonly string[]}} prose
 * @param {readonly Figure[]} figures
 * @returns {{text: string, offset: number, uses: string[]}[]}
 */
export function findFigures({text, codes}, figures) {
  /** @type {Map<number, {text: string, offset: number, uses: string[]}>} */
  const found = new Map();
  for (const figure of figures) {
    if (figure.of?.length && !figure.of.some((name) => codes.includes(name))) continue;
    for (const {0: match, index} of text.matchAll(patternOf(figure))) {
      const {text: known = '', uses = []} = found.get(index) ?? {};
      found.set(index, {
        text: known.length > match.length ? known : match,
        offset: index,
        uses: [...new Set([...uses, figure.use])],
      });
    }
  }
  return [...found.values()].sort((a, b) => a.offset - b.offset);
}

/** @type {Map<string, RegExp>} */
const patterns = new Map();

/** @param {Figure} figure */
function patternOf({literal, value, unit}) {
  const key = literal ?? `${value} ${unit}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    pattern = new RegExp(literal === undefined ? amountSource(value, unit) : literalSource(literal), 'giu');
    patterns.set(key, pattern);
  }
  return pattern;
}

/**
 * @param {number} value
 * @param {string} unit
 */
function amountSource(value, unit) {
  const number = start + numberSource(value) + end;
  const [head = '', per] = unit.split('/');
  if (head === 'USD') return String.raw`(?:\$${space}?${numberSource(value)}${end}|${number}${space}(?:USD|dollars)\b)`;

  const oneWord = `(?:(?!(?:${notNouns})\\b)\\p{L}+${space})?`;
  const rate =
    per === undefined
      ? ''
      : `(?:${space}?/${space}?|${space}(?:per|a|each|every|for each)${space})(?:${wordsOf(per)})\\b`;
  const follows = [`${gapOrHyphen}?${oneWord}(?:${wordsOf(head)})\\b${rate}`];
  if (unit === 'requests/second') follows.push(`${space}?RPS\\b`);
  if (value >= 1000) follows.push(String.raw`(?=${space}*(?:$|[^\p{L}\d \n\u00A0\u202F-]|(?:${notNouns})\b))`);
  return `${number}(?:${follows.join('|')})`;
}

/** @param {string} unit */
function wordsOf(unit) {
  const words = unitWords[unit] ?? [unit, unit.replace(/(?<=ss)es$|(?<!s)s$/, '')];
  return words.map((word) => escapeStringRegexp(word).replaceAll(' ', space)).join('|');
}

/**
 * Matches `1232` and `1,232`, `0.14` and `.14`, `100.8` and `100.80`.
 *
 * @param {number} value
 */
function numberSource(value) {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, String.raw`[,\u00A0\u202F]?`);
  return fraction === undefined
    ? String.raw`${grouped}(?:\.0+)?`
    : String.raw`${whole === '0' ? '0?' : grouped}\.${fraction}0*`;
}

/**
 * Matches any dash for a dash, any space for a space, and `percent` for `%`.
 *
 * @param {string} literal
 */
function literalSource(literal) {
  const source = escapeStringRegexp(literal)
    // The package escapes a hyphen as \x2d.
    .replace(/\\x2d|–/g, '[-–]')
    .replaceAll(' ', gapOrHyphen)
    .replace(/%$/, `${space}?(?:%|percent\\b|per cent\\b)`);
  return String.raw`${start}${source}(?![\p{L}\d]|[.,]\d)`;
}
