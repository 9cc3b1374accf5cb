/**
 * Search records as the browser loads them. What is alike stands together, and what a record shares with the
 * one before it is left out: compressed, that is a tenth smaller than a list of records.
 */
import {hierarchyLevels, type HierarchyLevel, type RankingFields, type SearchRecord} from './search-record';

/** Stands for what the record before has in the same place, or for what follows from another column. */
type Same = 0;
const same: Same = 0;

type Headings = {readonly [Level in HierarchyLevel]: readonly (string | null | Same)[]};

/** The content, and the names and values in it, a line each: next to each other, they compress to little. */
type Text = readonly [content: string | null, names: string, values: string];

/** Columns: in each, the n-th entry belongs to the n-th record. */
export interface PackedRecords {
  /** An address, or from its `#` on when the page is that of the record before. */
  readonly urls: readonly string[];
  /** `same` when it is the address. */
  readonly ids: readonly (string | Same)[];
  readonly types: readonly SearchRecord['type'][];
  readonly headings: Headings;
  readonly texts: readonly Text[];
  readonly codes: readonly string[];
  readonly linkTexts: readonly RankingFields['linkTexts'][];
}

const noRanking: RankingFields = {names: [], values: [], code: '', linkTexts: []};

export function packRecords(records: readonly SearchRecord[]): PackedRecords {
  const pageBefore = (index: number) => pageOf(records[index - 1]?.url);
  const column = <T>(read: (record: SearchRecord, index: number) => T) => records.map(read);
  return {
    urls: column(({url}, index) => (pageBefore(index) === pageOf(url) ? url.slice(pageOf(url).length) : url)),
    ids: column(({objectID, url}) => (objectID === url ? same : objectID)),
    types: column(({type}) => type),
    headings: Object.fromEntries(
      hierarchyLevels.map((level) => [
        level,
        column(({hierarchy}, index) =>
          index > 0 && hierarchy[level] === records[index - 1]?.hierarchy[level] ? same : hierarchy[level],
        ),
      ]),
    ) as unknown as Headings,
    texts: column(({content, ranking: {names, values} = noRanking}) => [content, names.join('\n'), values.join('\n')]),
    codes: column(({ranking = noRanking}) => ranking.code),
    linkTexts: column(({ranking = noRanking}) => ranking.linkTexts),
  };
}

/** @throws when it is something else than what `packRecords` makes. */
export function unpackRecords(packed: unknown): SearchRecord[] {
  if (!isPacked(packed)) throw new Error('it does not hold search records.');
  const {urls, ids, types, headings, texts, codes, linkTexts} = packed;
  let before: SearchRecord | undefined;
  return urls.map((rest, index) => {
    const url = rest === '' || rest.startsWith('#') ? pageOf(before?.url) + rest : rest;
    const hierarchy = Object.fromEntries(
      hierarchyLevels.map((level) => {
        const heading = headings[level][index];
        return [level, heading === same ? before?.hierarchy[level] : heading];
      }),
    ) as unknown as SearchRecord['hierarchy'];
    const [content, names, values] = texts[index] ?? [null, '', ''];
    const record = {
      objectID: ids[index] === same ? url : ids[index],
      url,
      type: types[index],
      content,
      hierarchy,
      ranking: {names: lines(names), values: lines(values), code: codes[index], linkTexts: linkTexts[index]},
    } as SearchRecord;
    before = record;
    return record;
  });
}

/** Whether every column is there, and as long as the others. What is in them the build has written. */
function isPacked(value: unknown): value is PackedRecords {
  const {headings, ...columns} = (value ?? {}) as Partial<PackedRecords>;
  const {urls, ids, types, texts, codes, linkTexts} = columns;
  const all: unknown[] = [urls, ids, types, texts, codes, linkTexts];
  all.push(...hierarchyLevels.map((level) => headings?.[level]));
  return all.every((column) => Array.isArray(column) && column.length > 0 && column.length === urls?.length);
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function pageOf(url = ''): string {
  return url.split('#', 1)[0] ?? '';
}
