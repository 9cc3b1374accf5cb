/**
 * Search records as the browser loads them: a JSON array with an entry a line, so that records can be read while the
 * file arrives. The first entry has all that is short in columns, then comes the text of each record. What is alike
 * stands together, and what a record shares with the one before it is left out: compressed, that is a tenth smaller
 * than a list of records. Of what is left, common words are a letter each, which takes another twentieth.
 *
 * A change of the format needs another number in `indexFile` of src/config/search.ts.
 */
import {markNames, readNames} from './named-text';
import {
  hierarchyLevels,
  ownHeading,
  pageOf,
  type HierarchyLevel,
  type RankingFields,
  type SearchRecord,
} from './search-record';
import {restoreAnchor, shortenAnchor} from './short-anchor';
import {letterWords, wordsOfLetters} from './word-letters';

/** Stands for what the record before has in the same place, or for what follows from another column. */
type Same = 0;
const same: Same = 0;

type Headings = {readonly [Level in HierarchyLevel]: readonly (string | null | Same)[]};

/** The content with names and values marked in it, and those that it does not have, a line each. */
type Text = readonly [text: string | null, names: string, values: string];

/** In each column, the n-th entry belongs to the n-th record. */
interface Columns {
  /** What the letters in texts and link texts stand for. */
  readonly words: string;
  /** An address, or from its `#` on when the page is that of the record before; without what is in the heading. */
  readonly urls: readonly string[];
  /** `same` when it is the address. */
  readonly ids: readonly (string | Same)[];
  /** `same` when it is the level of the last heading. */
  readonly types: readonly (SearchRecord['type'] | Same)[];
  readonly headings: Headings;
  readonly codes: readonly string[];
  readonly linkTexts: readonly RankingFields['linkTexts'][];
}

const notRecords = 'it does not hold search records.';

const noRanking: RankingFields = {names: [], values: [], code: '', linkTexts: []};

/** The file of the records. */
export function packRecords(records: readonly SearchRecord[]): string {
  const pageBefore = (index: number) => pageOf(records[index - 1]?.url ?? '');
  const {words, letter} = letterWords(records.flatMap(textsOf));
  const column = <T>(read: (record: SearchRecord, index: number) => T) => records.map(read);
  const columns: Columns = {
    words,
    urls: column(({url, hierarchy}, index) =>
      shortenAnchor(
        pageBefore(index) === pageOf(url) ? url.slice(pageOf(url).length) : url,
        lastHeading(hierarchy).text,
      ),
    ),
    ids: column(({objectID, url}) => (objectID === url ? same : objectID)),
    types: column(({type, hierarchy}) => (type === lastHeading(hierarchy).level ? same : type)),
    headings: Object.fromEntries(
      hierarchyLevels.map((level) => [
        level,
        column(({hierarchy}, index) =>
          index > 0 && hierarchy[level] === records[index - 1]?.hierarchy[level] ? same : hierarchy[level],
        ),
      ]),
    ) as unknown as Headings,
    codes: column(({ranking = noRanking}) => ranking.code),
    linkTexts: column(({ranking = noRanking}) => ranking.linkTexts.map(letter)),
  };
  const texts = column(({content, ranking = noRanking}): Text => {
    const {text, names, values} = markNames(content ?? '', ranking);
    return [content === null ? null : letter(text), letter(names.join('\n')), letter(values.join('\n'))];
  });
  const entries = [columns, ...texts].map((entry) => JSON.stringify(entry));
  return `[\n${entries.join(',\n')}\n]`;
}

/** Reads records from the file, piece by piece. Throws when it is something else than what `packRecords` makes. */
export class RecordReader {
  /** The beginning of a line whose end is still to come. */
  private begun = '';
  private isOpen = false;
  private columns: Columns | undefined;
  private readWords = (text: string) => text;
  private before: SearchRecord | undefined;
  private count = 0;

  /** @returns the records that are complete with this piece. */
  read(piece: string): SearchRecord[] {
    const lines = (this.begun + piece).split('\n');
    this.begun = lines.pop() ?? '';
    return lines.flatMap((line) => this.readLine(line));
  }

  /** After the last piece. */
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
    if (this.columns) return [this.unpack(this.columns, entry as Text)];
    if (!isColumns(entry)) throw new Error(notRecords);
    this.columns = entry;
    this.readWords = wordsOfLetters(entry.words);
    return [];
  }

  private unpack({urls, ids, types, headings, codes, linkTexts}: Columns, [text, ...listed]: Text): SearchRecord {
    const index = this.count++;
    const {before, readWords} = this;
    const rest = urls[index];
    if (rest === undefined) throw new Error(notRecords);
    const hierarchy = Object.fromEntries(
      hierarchyLevels.map((level) => {
        const heading = headings[level][index];
        return [level, heading === same ? before?.hierarchy[level] : heading];
      }),
    ) as unknown as SearchRecord['hierarchy'];
    const last = lastHeading(hierarchy);
    const [names, values] = listed.map((each) => lines(readWords(each))) as [string[], string[]];
    const named = readNames({text: readWords(text ?? ''), names, values});
    const address = restoreAnchor(rest, last.text);
    const url = rest === '' || rest.startsWith('#') ? pageOf(before?.url ?? '') + address : address;
    const record = {
      objectID: ids[index] === same ? url : ids[index],
      url,
      type: types[index] === same ? last.level : types[index],
      content: text === null ? null : named.content,
      hierarchy,
      ranking: {
        names: named.names,
        values: named.values,
        code: codes[index],
        linkTexts: linkTexts[index]?.map(readWords),
      },
    } as SearchRecord;
    this.before = record;
    return record;
  }
}

/** Whether every column is there, and as long as the others. What is in them the build has written. */
function isColumns(value: unknown): value is Columns {
  const {words, headings, ...columns} = (value ?? {}) as Partial<Columns>;
  const {urls, ids, types, codes, linkTexts} = columns;
  const all: unknown[] = [urls, ids, types, codes, linkTexts];
  all.push(...hierarchyLevels.map((level) => headings?.[level]));
  return (
    typeof words === 'string' &&
    all.every((column) => Array.isArray(column) && column.length > 0 && column.length === urls?.length)
  );
}

/** What the letters are chosen for. */
function textsOf({content, ranking: {names, values, linkTexts} = noRanking}: SearchRecord): string[] {
  return [content, ...names, ...values, ...linkTexts].filter((text) => text !== null);
}

function lastHeading(hierarchy: SearchRecord['hierarchy']): ReturnType<typeof ownHeading> {
  return ownHeading({hierarchy, type: 'content'});
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}
