// @vitest-environment jsdom
import {afterEach, vi} from 'vitest';
import {search as settings} from '../../config/search';
import {searchFiles} from '../../config/search-files';
import {packedEncoding, packRecords} from '../../lib/search/packed-records';
import {contractRecords, describeBackend} from '../contract.test-helper';
import {engineOverFile} from './engine-over-file';

// cspell:ignore unstub

/** Stubs `fetch` to serve these files by path; without files, the site is unreachable. */
function serve(files: Readonly<Record<string, string>>): void {
  vi.stubGlobal('fetch', (path: string) =>
    path in files
      ? Promise.resolve(new Response(Buffer.from(files[path] ?? '', packedEncoding)))
      : Promise.reject(new TypeError('Failed to fetch')),
  );
}

afterEach(() => vi.unstubAllGlobals());

describeBackend('embedded', () => {
  const file = `/${searchFiles.folder}/${searchFiles.index}`;
  serve({[file]: packRecords(contractRecords)});
  return {
    backend: {indexName: settings.embeddedIndexName, ...engineOverFile(file)},
    makeUnreachable: () => serve({}),
  };
});
