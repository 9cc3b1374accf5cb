import type {SearchRecord} from '../../lib/search/search-record';
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
        linkTexts: [...(textsOf.get(record.url) ?? [])],
      },
    })),
  );
}
