// How hard a text is to read. Sentences are those of the platform. Syllables are counted here and not by a
// package: the ceiling needs a count that errs evenly, no dictionary. `syllable` 5.0.1 would bring three more
// packages, and on these pages the two agree on 99% of the words and, to 0.2%, on their sum.

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});

/**
 * @typedef {object} Sentence
 * @property {string} text
 * @property {number} offset in the text that it was read from
 * @property {number} words
 * @property {number} syllables
 */

/** @returns {Sentence[]} */
export function sentencesOf(text) {
  // A line that ends does not end a sentence; offsets stay what they are.
  return [...segmenter.segment(text.replaceAll('\n', ' '))]
    .map(({segment, index}) => {
      const words = wordsOf(segment);
      const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
      return {text: segment.trim(), offset: index + segment.search(/\S|$/), words: words.length, syllables};
    })
    .filter(({words}) => words > 0);
}

/** A hyphen, an apostrophe or a stop inside a word does not end it: `stake-weighted`, `api.syndica.io`. */
function wordsOf(text) {
  return text.match(/[\p{L}\p{N}]+(?:[-’'.,@/][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Grade of Flesch and Kincaid, in years of school in the United States. */
export function gradeOf({sentences, words, syllables}) {
  return words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

const silentE = [
  // safely, useless, statement
  /(?<=[^aeiouy])e(?=(?:ly|less|ful|ments?)$)/,
  // called; but needed, handled
  /(?<=[^aeiouydt])(?<![^aeiouyl]l)ed$/,
  // states; but addresses, ranges, caches, tables
  /(?<=[^aeiouycsxzg])(?<![cs]h|[^aeiouyl]l)es$/,
  // state; but table
  /(?<=[^aeiouy])(?<![^aeiouyl]l)e$/,
];

/** Where vowels side by side, or a last consonant, are spoken apart: client, create, trying, prism. */
const apart =
  /(?<![cgst])i[aou]|(?<=l)ie(?=n)|(?<=cr)ea|(?<![gq])ua(?!r)|e[ou](?=[nrs])|[aeiou](?=ing$)|(?<!^)y(?=[aeio])|sm$/g;

/** What has no letters, such as 2.0, counts as one. */
export function syllablesOf(word) {
  const parts = word.toLowerCase().match(/[a-z]+/g) ?? [];
  return Math.max(
    1,
    parts.reduce((sum, part) => sum + Math.max(1, countIn(part)), 0),
  );
}

function countIn(part) {
  const spoken = silentE.reduce((text, ending) => text.replace(ending, ''), part);
  return (spoken.match(/[aeiouy]+/g)?.length ?? 0) + (spoken.match(apart)?.length ?? 0);
}
