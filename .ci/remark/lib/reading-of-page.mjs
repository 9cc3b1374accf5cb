import {idOf, isElement} from './elements.mjs';
import {facts} from './figures.mjs';
import {proseOf} from './prose.mjs';
import {gradeOf, sentencesOf} from './reading.mjs';

/** @typedef {ReturnType<typeof readingOfPage>} Reading */

/** Replaces inline code: one short word, capitalized, since code can start a sentence. */
const codeWord = 'Code';

/**
 * Measures the running text of a page: its paragraphs and lists, without tables, headings and samples.
 *
 * @param {import('mdast').Root} tree
 */
export function readingOfPage(tree) {
  const sentences = proseOf(tree, standIn)
    .filter(({kind}) => kind === 'paragraph')
    .flatMap(({text, pointAt}) =>
      sentencesOf(text).map((sentence) => ({...sentence, point: pointAt(sentence.offset)})),
    );
  /** @param {'words' | 'syllables'} key */
  const sum = (key) => sentences.reduce((total, sentence) => total + sentence[key], 0);
  const totals = {sentences: sentences.length, words: sum('words'), syllables: sum('syllables')};
  return {sentences, words: totals.words, grade: gradeOf(totals)};
}

/** @param {import('mdast').Nodes} node */
function standIn(node) {
  if (node.type === 'inlineCode') return codeWord;
  if (isElement(node) && node.name === 'Fact') return facts[idOf(node) ?? '']?.text;
  return undefined;
}
