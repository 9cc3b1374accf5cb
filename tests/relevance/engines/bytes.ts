import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'vite';
import {packedEncoding, packRecords} from '../../../src/lib/search/packed-records';
import type {SearchRecord} from '../../../src/lib/search/search-record';

const root = path.resolve(import.meta.dirname, '../../..');

/** Size of the records as the site serves them, after gzip. */
export function recordBytes(records: readonly SearchRecord[]): number {
  return gzipSync(Buffer.from(packRecords(records), packedEncoding)).length;
}

/**
 * Size of code after bundling, minifying and gzip.
 *
 * @param code an ES module that exports what the browser would use, so that the rest is tree-shaken.
 */
export async function codeBytes(code: string): Promise<number> {
  const entry = path.join(root, 'search-code.ts');
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (source) => (source === entry ? entry : null),
        load: (file) => (file === entry ? code : null),
      },
    ],
    build: {write: false, minify: true, lib: {entry, formats: ['es'], fileName: 'entry'}},
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((part) => ('output' in part ? part.output : []))
    .reduce((sum, part) => sum + gzipSync(part.type === 'chunk' ? part.code : part.source).length, 0);
}
