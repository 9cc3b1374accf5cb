import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {search as settings} from '../../src/config/search';
import type {SearchRecord} from '../../src/lib/search-record';
import type {IndexManifest} from '../../src/search/embedded/backend';

export interface BuiltIndex {
  readonly records: SearchRecord[];
  /** Bytes of all files of the index, as they are and after gzip. */
  readonly raw: number;
  readonly gzip: number;
  /** Different words in the texts. */
  readonly vocabulary: number;
}

/** The search index of a built site. */
export function readIndex(outDir: string): BuiltIndex {
  const folder = path.join(outDir, settings.assetFolder);
  const read = (name: string) => readFileSync(path.join(folder, name));
  const files = readdirSync(folder).map(read);
  const manifest = JSON.parse(read(settings.manifestFile).toString()) as IndexManifest;
  const records = JSON.parse(read(manifest.records).toString()) as SearchRecord[];
  const words = records.flatMap(({content}) => content?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return {
    records,
    raw: files.reduce((sum, file) => sum + file.length, 0),
    gzip: files.reduce((sum, file) => sum + gzipSync(file).length, 0),
    vocabulary: new Set(words).size,
  };
}
