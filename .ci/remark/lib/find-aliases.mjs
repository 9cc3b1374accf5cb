import escapeStringRegexp from 'escape-string-regexp';

/**
 * One name for one thing.
 *
 * @typedef {object} Term
 * @property {string} use
 * @property {string[]} not names that are not used for it, in any case; the one in `use` may be among them,
 *   and then any other case of it is meant
 * @property {string[]} [explainedOn] pages that may tell of the other names
 */

/**
 * The other names in a text, and the one to use; a plural counts as well.
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

/** As a pattern; the words of a name may stand on two lines. */
function toPattern(name) {
  return escapeStringRegexp(name).replaceAll(' ', String.raw`\s`);
}
