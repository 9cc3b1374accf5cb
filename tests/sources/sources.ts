import {readFileSync} from 'node:fs';
import path from 'node:path';
import {providerSource} from '../../src/config/provider';
import {foreignKeyPathSource} from '../../src/lib/secrets/api-keys';
import {axiosSource} from '../../src/tools/request-checker/code/senders/axios';
import {fetchSource} from '../../src/tools/request-checker/code/senders/fetch';
import {pythonSource} from '../../src/tools/request-checker/code/senders/python';
import {rustSource} from '../../src/tools/request-checker/code/senders/rust';
import {readSource, root, sourceFiles} from '../support/source-files';

/** A source, and the day on which somebody verified it. */
export interface DatedSource {
  /** Path within its file: `chainstreamFacts.chainstream.maxStreams`, `plansSource`. */
  readonly id: string;
  readonly file: string;
  readonly source: string;
  /** ISO 8601. */
  readonly verified: string;
}

export interface DataFile {
  readonly file: string;
  readonly sources: readonly DatedSource[];
  /** Whether it contains the URL of a public page or file. */
  readonly hasAddress: boolean;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const senders = 'src/tools/request-checker/code/senders';

/** Sources of code outside src/data. `lint:unused` reports one that is missing here. */
const codeSources = {
  'src/config/provider.ts': {providerSource},
  'src/lib/secrets/api-keys.ts': {foreignKeyPathSource},
  [`${senders}/axios.ts`]: {axiosSource},
  [`${senders}/fetch.ts`]: {fetchSource},
  [`${senders}/python.ts`]: {pythonSource},
  [`${senders}/rust.ts`]: {rustSource},
};

/** The files of src/data: the exports of modules, and the content of JSON files; and the sources of other code. */
export async function readDataFiles(): Promise<DataFile[]> {
  const files = sourceFiles('src/data').filter((file) => /(?<!\.test|\.test-helper|\.schema)\.(?:ts|json)$/.test(file));
  const data = files.sort().map(async (file) => readDataFile(file, await load(path.join(root, file))));
  const others = Object.entries(codeSources).map(([file, content]) => readDataFile(file, content));
  return [...(await Promise.all(data)), ...others];
}

function load(file: string): unknown {
  return file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : import(file);
}

export function readDataFile(file: string, content: unknown): DataFile {
  const sources: DatedSource[] = [];
  let hasAddress = false;
  const seen = new Set<object>();

  const visit = (value: unknown, id: string): void => {
    if (typeof value === 'string') hasAddress ||= value.startsWith('https://');
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const entries = Object.entries(value);
    const day = entries.find(([name, field]) => isDay(name, field))?.[1] as string | undefined;
    if (day !== undefined) sources.push({id, file, source: addressIn(value), verified: day});
    for (const [name, field] of entries) visit(field, id === '' ? name : `${id}.${name}`);
  };
  visit(content, '');
  return {file, sources, hasAddress};
}

/** Modules use `verified`; the JSON files, which are generated elsewhere, use `asOf`. */
function isDay(name: string, field: unknown): boolean {
  return (name === 'verified' || name === 'asOf') && typeof field === 'string' && dayPattern.test(field);
}

const comments = /\/\*.*?\*\/|(?<!\S)\/\/.*?$/gms;

/** The modules of src with a date in a comment: nothing notices when such a date is a year old. */
export function filesWithDateInComment(): string[] {
  return sourceFiles('src')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('src/samples/'))
    .filter((file) => datesInComments(readSource(file)).length > 0);
}

export function datesInComments(code: string): string[] {
  return (code.match(comments) ?? []).flatMap((comment) => comment.match(/\b20\d{2}-\d{2}-\d{2}\b/g) ?? []);
}

/** The first URL in a source: its own, or one of those that it lists. */
function addressIn(value: unknown): string {
  return /https:\/\/[^"\\]+/.exec(JSON.stringify(value))?.[0] ?? 'its source';
}

/** The sources that were verified more than `maxDays` before a day, with their age in days. */
export function staleSources(
  sources: readonly DatedSource[],
  today: Date,
  maxDays = 365,
): (DatedSource & {readonly days: number})[] {
  return sources
    .map((source) => ({...source, days: Math.floor((today.getTime() - Date.parse(source.verified)) / 86_400_000)}))
    .filter(({days}) => days > maxDays);
}

export function describeStale({id, file, source, days}: DatedSource & {readonly days: number}): string {
  return `${file}: ${id} was read ${days} days ago. Read ${source} again, fix what changed, and update its date.`;
}
