import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {searchFiles} from '../../../src/config/search-files';
import {packedEncoding, RecordReader} from '../../../src/lib/search/packed-records';
import type {SearchRecord} from '../../../src/lib/search/search-record';

export interface BuiltIndex {
  readonly records: SearchRecord[];
  /** Bytes of the index, uncompressed and after gzip. */
  readonly raw: number;
  readonly gzip: number;
  /** Number of distinct words in the texts. */
  readonly vocabulary: number;
}

/** Reads the search index of a built site. */
export function readIndex(outDir: string): BuiltIndex {
  const file = readFileSync(path.join(outDir, searchFiles.folder, searchFiles.index));
  const records = new RecordReader().read(file.toString(packedEncoding));
  const words = records.flatMap(({content}) => content?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return {
    records,
    raw: file.length,
    gzip: gzipSync(file).length,
    vocabulary: new Set(words).size,
  };
}
