import {lintRule} from 'unified-lint-rule';
import {readingOfPage} from './lib/reading-of-page.mjs';

/** @import {Root} from 'mdast' */

const maxGrade = 12;
const maxWords = 40;

/** Many readers are not native speakers. Stores the measurements on the file, for `npm run report:content`. */
export default lintRule('site:reading-level', (/** @type {Root} */ tree, file) => {
  const reading = readingOfPage(tree);
  file.data.reading = reading;
  for (const {words, text, point} of reading.sentences) {
    if (words <= maxWords) continue;
    const start = text.split(/\s+/, 6).join(' ');
    file.message(`A sentence of ${words} words, "${start} …": split it (maximum: ${maxWords}).`, point);
  }
  if (reading.grade > maxGrade) {
    const grade = reading.grade.toFixed(1);
    file.message(
      `The page reads at grade ${grade} (Flesch-Kincaid; maximum: ${maxGrade}): use shorter sentences and words.`,
      {line: 1, column: 1},
    );
  }
});
