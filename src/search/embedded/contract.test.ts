// @vitest-environment jsdom
import {afterEach, vi} from 'vitest';
import {search as settings} from '../../config/search';
import {packRecords} from '../../lib/packed-records';
import {contractRecords, describeBackend} from '../contract.test-helper';
import {createEmbeddedBackend} from './backend';
import {startInThread} from './start-in-thread.test-helper';

// cspell:ignore unstub

/** The files of the index, by path; none of them when the site cannot be reached. */
function serve(files: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', (path: string) =>
    path in files ? Promise.resolve(Response.json(files[path])) : Promise.reject(new TypeError('Failed to fetch')),
  );
}

afterEach(() => vi.unstubAllGlobals());

describeBackend('embedded', () => {
  const folder = `/${settings.assetFolder}/`;
  serve({
    [folder + settings.indexFile]: packRecords(contractRecords),
  });
  return {
    backend: createEmbeddedBackend('/', startInThread),
    makeUnreachable: () => serve({}),
  };
});
