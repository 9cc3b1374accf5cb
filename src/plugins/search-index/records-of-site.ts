import type {CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../../lib/search-record';
import {readHeadings, type LinkedHeading} from './assert-indexed';
import {extractRecords} from './extract-records';
import {readLinkTexts, type LinkText} from './link-texts';
import {rareWords} from './sample-words';

/** What the search index is made of, as one page has it. */
export interface SearchPage {
  readonly headings: readonly LinkedHeading[];
  readonly linkTexts: readonly LinkText[];
  readonly records: readonly SearchRecord[];
}

/** Reads a built page. Takes out of the page what is not its text. */
export function readSearchPage($: CheerioAPI, route: string): SearchPage {
  return {headings: readHeadings($), linkTexts: readLinkTexts($, route), records: extractRecords($, route)};
}

/** The records of each page, with what the pages of a site say about each other. */
export function recordsOfSite(pages: readonly SearchPage[]): SearchRecord[][] {
  const isRare = rareWords(
    pages.map(({records}) => ({
      texts: records.map(({content}) => content ?? ''),
      codes: records.map(({ranking}) => ranking?.code ?? ''),
    })),
  );
  const textsOf = new Map<string, Set<string>>();
  for (const {target, text} of pages.flatMap(({linkTexts}) => linkTexts)) {
    textsOf.set(target, (textsOf.get(target) ?? new Set()).add(text));
  }
  return pages.map(({records}) =>
    records.map(({ranking, ...record}) => ({
      ...record,
      ...(ranking && {
        ranking: {
          ...ranking,
          code: ranking.code.split(' ').filter(isRare).join(' '),
          linkTexts: [...(textsOf.get(record.url) ?? [])],
        },
      }),
    })),
  );
}
