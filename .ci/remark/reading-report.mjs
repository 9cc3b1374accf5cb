import {formatTable} from '../lib/format-table.mjs';

/** @import {Reading} from './lib/reading-of-page.mjs' */

/**
 * `npm run report:content`: length and reading level of each page. The limits are in reading-level.mjs.
 *
 * @param {readonly import('vfile').VFile[]} files
 */
export default function report(files) {
  const header = ['Page', 'Words', 'Sentences', 'Words/sentence', 'Grade', 'Longest', 'Its line'];
  const rows = files.map(({path, data}) => {
    const reading = /** @type {Reading | undefined} */ (data.reading);
    if (reading === undefined) return [path, 'not readable'];
    const {sentences, words, grade} = reading;
    const longest = sentences.toSorted((a, b) => b.words - a.words)[0];
    const mean = words / Math.max(1, sentences.length);
    return [
      path,
      words,
      sentences.length,
      mean.toFixed(1),
      grade.toFixed(1),
      longest?.words ?? 0,
      longest?.point.line ?? '',
    ];
  });
  return formatTable([header, ...rows].map((row) => row.map(String)));
}
