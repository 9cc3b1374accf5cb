import type {CheerioAPI} from 'cheerio';
import {extractRecords, type ExtractedRecord} from './extract-records';
import {readHeadings, type LinkedHeading} from './headings';
import {readLinkTexts, type LinkText} from './link-texts';

/** What a page contributes to the search index. */
export interface SearchablePage {
  readonly headings: readonly LinkedHeading[];
  readonly linkTexts: readonly LinkText[];
  readonly records: readonly ExtractedRecord[];
}

/** Reads a built page. Mutates the document: removes what is not text. */
export function readSearchablePage($: CheerioAPI, route: string, siteUrl: string): SearchablePage {
  return {headings: readHeadings($), linkTexts: readLinkTexts($, route, siteUrl), records: extractRecords($, route)};
}
