import {search as settings} from '../../../src/config/search';
import {searchPage} from '../../../src/config/search-page';
import {cleanQuery} from '../../../src/search/clean-query';
import {createEngine} from '../../../src/search/embedded/engine';
import type {Engine} from '../engine';

/** The embedded engine as in production, including highlighting and snippets. */
export const ours: Engine = {
  name: 'ours',
  index(records) {
    const engine = createEngine(records);
    return {
      search(text) {
        const query = cleanQuery(text, searchPage.maxQueryLength);
        const {hits} = engine.search({
          query,
          snippetWords: settings.snippetWords.wide,
          hitsPerPage: settings.hitsPerPage,
        });
        return hits.map(({url}) => url);
      },
    };
  },
};
