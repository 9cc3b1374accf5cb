/**
 * Search records as the browser loads them: a JSON array with one entry per line, so that records can be parsed while
 * the file is still downloading. The first entry holds all short fields as columns; each further entry is the text of
 * one record, with its names and values marked. Similar values are adjacent, and a record omits what it shares with the
 * previous one: compressed, that is a tenth smaller than a list of records. Common words are replaced with one or two
 * letters each, which saves another tenth.
 *
 * When the format changes, bump the number in `index` of src/config/search-files.ts.
 */
import {markNames, nameMarks, readNames} from './named-text';
import {
  byLevel,
  hierarchyLevels,
  ownHeading,
  pageOf,
  type HierarchyLevel,
  type RankingFields,
  type SearchRecord,
} from './search-record';
import {restoreAnchor, shortenAnchor} from './short-anchor';
import {letterWords, wordsOfLetters, type Dictionary} from './word-letters';

/** Of the file: one byte for each letter that stands for a word. Other characters are escaped. */
export const packedEncoding = 'latin1';

/** Stands for the previous record's value, or for one that another column implies. */
type Same = 0;
const same: Same = 0;

type Headings = {readonly [Level in HierarchyLevel]: readonly (string | null | Same)[]};

/** In each column, the n-th entry belongs to the n-th record. */
interface Columns {
  /** The words that letters in texts, headings, and link texts stand for. */
  readonly dictionary: Dictionary;
  /** A URL, or only its hash if the previous record has the same page; what repeats the heading is shortened. */
  readonly urls: readonly string[];
  /** `same` when it is the URL. */
  readonly ids: readonly (string | Same)[];
  /** `same` when it is the level of the deepest heading. */
  readonly types: readonly (SearchRecord['type'] | Same)[];
  readonly headings: Headings;
  readonly codes: readonly string[];
  readonly linkTexts: readonly number[];
  readonly linkWords: readonly string[];
}

const notRecords = 'it does not hold search records.';

const noRanking: RankingFields = {names: [], values: [], code: '', linkTexts: 0, linkWords: ''};

/** Serializes records to the file format, as characters of `packedEncoding`. */
export function packRecords(records: readonly SearchRecord[]): string {
  const pageBefore = (index: number) => pageOf(records[index - 1]?.url ?? '');
  const {dictionary, letter} = letterWords(records.flatMap(textsOf), JSON.stringify([nameMarks, records]));
  const column = <T>(read: (record: SearchRecord, index: number) => T) => records.map(read);
  const columns: Columns = {
    dictionary,
    urls: column(({url, hierarchy}, index) =>
      shortenAnchor(
        pageBefore(index) === pageOf(url) ? url.slice(pageOf(url).length) : url,
        deepestHeading(hierarchy).text,
      ),
    ),
    ids: column(({objectID, url}) => (objectID === url ? same : objectID)),
    types: column(({type, hierarchy}) => (type === deepestHeading(hierarchy).level ? same : type)),
    headings: byLevel((level) =>
      column(({hierarchy}, index) => {
        const heading = hierarchy[level];
        return index > 0 && heading === records[index - 1]?.hierarchy[level] ? same : heading && letter(heading);
      }),
    ),
    codes: column(({ranking = noRanking}) => ranking.code),
    linkTexts: column(({ranking = noRanking}) => ranking.linkTexts),
    linkWords: column(({ranking = noRanking}) => letter(ranking.linkWords)),
  };
  const texts = column(({content, ranking = noRanking}) => letter(markNames(content ?? '', ranking)));
  const entries = [columns, ...texts].map((entry) => JSON.stringify(entry));
  return escapeOthers(`[\n${entries.join(',\n')}\n]`);
}

/** Parses the file piece by piece, as it downloads. Throws on anything but the output of `packRecords`. */
export class RecordReader {
  /** The incomplete last line so far. */
  private begun = '';
  private isOpen = false;
  private columns: Columns | undefined;
  private readWords = (text: string) => text;
  private before: SearchRecord | undefined;
  private count = 0;

  /** @returns the records that this piece completes. */
  read(piece: string): SearchRecord[] {
    const lines = (this.begun + piece).split('\n');
    this.begun = lines.pop() ?? '';
    return lines.flatMap((line) => this.readLine(line));
  }

  /** To be called after the last piece. Throws when the file is truncated. */
  end(): void {
    if (!this.columns) throw new Error(notRecords);
    if (this.begun !== ']' || this.count < this.columns.urls.length) throw new Error('it is cut short.');
  }

  private readLine(line: string): SearchRecord[] {
    if (!this.isOpen) {
      if (line !== '[') throw new Error(notRecords);
      this.isOpen = true;
      return [];
    }
    const entry: unknown = JSON.parse(line.replace(/,$/, ''));
    if (this.columns) return [this.unpack(this.columns, entry as string)];
    if (!isColumns(entry)) throw new Error(notRecords);
    this.columns = entry;
    this.readWords = wordsOfLetters(entry.dictionary);
    return [];
  }

  private unpack({urls, ids, types, headings, codes, linkTexts, linkWords}: Columns, text: string): SearchRecord {
    const index = this.count++;
    const {before, readWords} = this;
    const rest = urls[index];
    if (rest === undefined) throw new Error(notRecords);
    const hierarchy = byLevel((level) => {
      const heading = headings[level][index];
      return heading === same ? before?.hierarchy[level] : heading && readWords(heading);
    }) as SearchRecord['hierarchy'];
    const last = deepestHeading(hierarchy);
    const {content, names, values} = readNames(readWords(text));
    const address = restoreAnchor(rest, last.text);
    const url = rest === '' || rest.startsWith('#') ? pageOf(before?.url ?? '') + address : address;
    const record = {
      objectID: ids[index] === same ? url : ids[index],
      url,
      type: types[index] === same ? last.level : types[index],
      content: content || null,
      hierarchy,
      ranking: {
        names,
        values,
        code: codes[index],
        linkTexts: linkTexts[index],
        linkWords: readWords(linkWords[index] ?? ''),
      },
    } as SearchRecord;
    this.before = record;
    return record;
  }
}

/** Whether all columns exist and have the same length. Their contents are trusted, since the build writes them. */
function isColumns(value: unknown): value is Columns {
  const {dictionary, headings, ...columns} = (value ?? {}) as Partial<Columns>;
  const {urls, ids, types, codes, linkTexts, linkWords} = columns;
  const all: unknown[] = [urls, ids, types, codes, linkTexts, linkWords];
  all.push(...hierarchyLevels.map((level) => headings?.[level]));
  return (
    dictionary !== undefined &&
    all.every((column) => Array.isArray(column) && column.length > 0 && column.length === urls?.length)
  );
}

/** The texts from which the words to replace with letters are chosen. */
function textsOf({content, hierarchy, type, ranking: {linkWords} = noRanking}: SearchRecord): string[] {
  return [content, ownHeading({hierarchy, type}).text, linkWords].filter((text) => text !== null);
}

function deepestHeading(hierarchy: SearchRecord['hierarchy']): ReturnType<typeof ownHeading> {
  return ownHeading({hierarchy, type: 'content'});
}

/** Escapes what is not in Latin-1, and its controls, for which browsers read other characters. */
function escapeOthers(json: string): string {
  return json.replace(
    /[^\0-\x7F\xA0-\xFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
