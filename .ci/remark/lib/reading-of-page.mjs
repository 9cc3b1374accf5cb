import {facts} from './figures.mjs';
import {proseOf} from './prose.mjs';
import {gradeOf, sentencesOf} from './reading.mjs';

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
  const sum = (key) => sentences.reduce((total, sentence) => total + sentence[key], 0);
  const totals = {sentences: sentences.length, words: sum('words'), syllables: sum('syllables')};
  return {sentences, words: totals.words, grade: gradeOf(totals)};
}

function standIn(node) {
  if (node.type === 'inlineCode') return codeWord;
  if (node.name === 'Fact') return facts[node.attributes.find(({name}) => name === 'id')?.value]?.text;
  return undefined;
}
