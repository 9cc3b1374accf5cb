import type {RankingFields, SearchRecord} from '../../lib/search/search-record';
import type {SearchablePage} from '../lib/read-pages/search/searchable-page';
import {rareWords} from './rare-words';

/** The records of each page, with ranking data from the whole site: rare sample words, and texts of links to them. */
export function recordsOfSite(pages: readonly SearchablePage[]): SearchRecord[][] {
  const isRare = rareWords(
    pages.map(({records}) => ({
      texts: records.map(({content}) => content ?? ''),
      codes: records.map(({ranking}) => ranking.code),
    })),
  );
  const textsOf = new Map<string, Set<string>>();
  for (const {target, text} of pages.flatMap(({linkTexts}) => linkTexts)) {
    textsOf.set(target, (textsOf.get(target) ?? new Set()).add(text));
  }
  return pages.map(({records}) =>
    records.map(({ranking, tabLabels, ...record}) => ({
      ...record,
      ranking: {
        ...ranking,
        code: [...ranking.code.split(' ').filter(isRare), ...tabLabels].join(' '),
        ...links(textsOf.get(record.url)),
      },
    })),
  );
}

/** A word counts once, however many links use it. */
function links(texts: ReadonlySet<string> = new Set()): Pick<RankingFields, 'linkTexts' | 'linkWords'> {
  const words = [...texts].flatMap((text) => text.split(' '));
  const once = new Map(words.map((word) => [word.toLowerCase(), word]));
  return {linkTexts: texts.size, linkWords: [...once.values()].join(' ')};
}
