import {ownHeading, type SearchRecord} from '../../../src/lib/search/search-record';

/** A record in the form in which every engine indexes it. */
export interface FieldRecord {
  readonly id: string;
  readonly heading: string;
  readonly page: string;
  readonly content: string;
}

export const fieldNames = ['heading', 'page', 'content'] as const;

/** The field weights of our engine, for engines that support weights. */
export const fieldWeights = {heading: 8, page: 3, content: 1};

export function toFields(record: SearchRecord): FieldRecord {
  const {level, text} = ownHeading(record);
  return {
    id: record.url,
    heading: text,
    page: level === 'lvl1' ? '' : record.hierarchy.lvl1,
    content: record.content ?? '',
  };
}
