import type {CheerioAPI} from 'cheerio';
import {collapse} from '../collapse';

/** A heading that can be linked to. */
export interface LinkedHeading {
  readonly id: string;
  readonly text: string;
}

/**
 * The headings of a page that can be linked to, as in the table of contents: each must have a record. Call it before
 * `extractRecords`, which removes parts of the document.
 */
export function readHeadings($: CheerioAPI): LinkedHeading[] {
  return $(':is(h2, h3)[id]')
    .toArray()
    .map((heading) => {
      const text = $(heading).clone().find('.hash-link').remove().end().text();
      return {id: $(heading).attr('id') ?? '', text: collapse(text)};
    });
}
