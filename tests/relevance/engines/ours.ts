import {search as settings} from '../../../src/config/search';
import {searchPage} from '../../../src/config/search-page';
import {createEngine} from '../../../src/search/embedded/engine';
import {pastedQuery} from '../../../src/search/pasted-query';
import {sentQuery} from '../../../src/search/sent-query';
import type {Engine} from '../engine';

/** The embedded engine as in production, for queries that are pasted; including highlighting and snippets. */
export const ours: Engine = {
  name: 'ours',
  index(records) {
    const engine = createEngine(records);
    return {
      search(text) {
        const query = sentQuery(pastedQuery(text, searchPage.maxQueryLength, ''));
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
