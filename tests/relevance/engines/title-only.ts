import {ownHeading} from '../../../src/lib/search/search-record';
import type {Engine} from '../engine';

/** The baseline: headings with the most words of the query, the shortest first. */
export const titleOnly: Engine = {
  name: 'title only',
  index(records) {
    const titles = records.map((record) => ({url: record.url, words: words(ownHeading(record).text)}));
    return {
      search(query) {
        const wanted = words(query);
        return titles
          .map(({url, words: title}) => ({
            url,
            length: title.length,
            found: wanted.filter((word) => title.includes(word)).length,
          }))
          .filter(({found}) => found > 0)
          .sort((a, b) => b.found - a.found || a.length - b.length)
          .map(({url}) => url);
      },
    };
  },
};

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
