/** A persistent cache of build results, so that a build generates only what has changed. */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {mkdir, readFile, rename, rm, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {installedPackages} from './installed-packages';
import {sha256} from './integrity';
import {listFiles} from './list-files';
import {messageOf} from './message-of';

/** An input is everything that its result depends on besides code, and must be serializable as JSON. */
export interface ResultCache {
  /** The cached result; undefined on a miss, or if the file is corrupt. */
  get(input: unknown): Promise<Uint8Array | undefined>;
  set(input: unknown, result: Uint8Array): Promise<void>;
  /** The cached result; on a miss, makes and caches it. */
  bytes(input: unknown, make: () => Uint8Array | Promise<Uint8Array>): Promise<Uint8Array>;
  /** Same for JSON data: undefined properties are dropped. */
  data<T>(input: unknown, make: () => T | Promise<T>): Promise<T>;
}

export interface ResultCacheOptions {
  readonly siteDir: string;
  /** Name of its folder in `node_modules/.cache`. */
  readonly name: string;
  /**
   * Files and folders with the code that makes the results, where they take long to make: a change invalidates all
   * results. By default, all code and data that plugins may import.
   */
  readonly code?: readonly string[];
}

const allCode = ['config', 'data', 'lib', 'plugins'].map((folder) => path.join(__dirname, '../..', folder));

/** Of the digest in hexadecimal, at the start of each file. */
const digestLength = 64;

/** 30 days: results that no build has read for this long are removed. */
const maxUnusedMs = 30 * 24 * 60 * 60 * 1000;

/** Opens a cache. Safe to share between concurrent builds. */
export function resultCache({siteDir, name, code = allCode}: ResultCacheOptions): ResultCache {
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  if (existsSync(folder)) removeUnused(folder);
  const version = code === allCode ? versionOfAll(siteDir) : versionOf(siteDir, code);

  const fileOf = (input: unknown) => path.join(folder, sha256(JSON.stringify([version, input])));
  let hasWarned = false;
  const get = (input: unknown) => readFrom(fileOf(input));
  const set = async (input: unknown, result: Uint8Array) => {
    const file = fileOf(input);
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(folder, {recursive: true});
      await writeFile(unfinished, [sha256(result), result]);
      await rename(unfinished, file);
    } catch (error) {
      // The build has its result: on a full or read-only disk, only the next one is slower.
      if (!hasWarned) console.warn(`[WARNING] Results cannot be cached in ${folder}: ${messageOf(error)}`);
      hasWarned = true;
      await rm(unfinished, {force: true}).catch(() => undefined);
    }
  };
  const bytes: ResultCache['bytes'] = async (input, make) => {
    const cached = await get(input);
    if (cached !== undefined) return cached;
    const made = await make();
    await set(input, made);
    return made;
  };
  return {
    get,
    set,
    bytes,
    async data<T>(input: unknown, make: () => T | Promise<T>) {
      const text = await bytes(input, async () => Buffer.from(JSON.stringify(await make())));
      return JSON.parse(Buffer.from(text).toString()) as T;
    },
  };
}

/** By site. Read once: this process has loaded the code, and runs it even if a file changes. */
const versions = new Map<string, string>();

function versionOfAll(siteDir: string): string {
  const version = versions.get(siteDir) ?? versionOf(siteDir, allCode);
  versions.set(siteDir, version);
  return version;
}

function versionOf(siteDir: string, code: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...code, ...installedPackages(siteDir)].flatMap(listFiles)) {
    hash.update(`\n${path.relative(siteDir, file)}\n`).update(sha256(readFileSync(file)));
  }
  return hash.digest('hex');
}

/** Undefined if the file is missing or corrupt. */
async function readFrom(file: string): Promise<Uint8Array | undefined> {
  try {
    const content = await readFile(file);
    const result = content.subarray(digestLength);
    if (sha256(result) !== content.toString('latin1', 0, digestLength)) return undefined;
    // Only the file's owner may do this.
    await utimes(file, new Date(), new Date()).catch(() => undefined);
    return result;
  } catch (error) {
    // Also after a race: a concurrent build may just have removed it.
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const age = Date.now() - (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0);
    if (age > maxUnusedMs) remove(file);
  }
}

/** Best effort: the folder may belong to another user, as `root` in an earlier build. */
function remove(file: string): void {
  try {
    rmSync(file, {force: true});
  } catch {
    // It takes some room, and nothing else.
  }
}
