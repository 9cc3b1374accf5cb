import escapeStringRegexp from 'escape-string-regexp';

/**
 * The preferred name of a concept.
 *
 * @typedef {object} Term
 * @property {string} use
 * @property {string[]} not names to replace, matched case-insensitively; may include `use`, to reject its other
 *   capitalizations
 * @property {string[]} [explainedOn] pages that may mention the other names
 */

/**
 * Finds names in a text, singular or plural, that have a preferred one.
 *
 * @param {string} text
 * @param {readonly Term[]} terms
 * @returns {{text: string, offset: number, use: string}[]}
 */
export function findAliases(text, terms) {
  return terms.flatMap(({use, not}) => {
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\d_./@-])(${not.map(toPattern).join('|')})s?(?![\p{L}\d_/@-]|\.\p{L})`,
      'giu',
    );
    return [...text.matchAll(pattern)]
      .filter(([, name]) => name !== use)
      .map(({0: found, index}) => ({text: found, offset: index, use}));
  });
}

/**
 * Pattern of a name; its words may be separated by a line break.
 *
 * @param {string} name
 */
function toPattern(name) {
  return escapeStringRegexp(name).replaceAll(' ', String.raw`\s`);
}
