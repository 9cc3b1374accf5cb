import {cpSync, rmSync} from 'node:fs';
import {expect, test as setup} from '@playwright/test';
import {credentials} from '../search-provider/provider';
import {buildSite} from '../support/make-site';
import {engineMark} from '../support/search-bytes';
import {hostedMark, scriptsOf} from '../support/shipped-scripts';
import {builtFolders, hostedIndex} from './lib/search-backends';

// Both are built in the same folder.
setup.describe.configure({mode: 'serial', timeout: 180_000});

const {appId, searchKey} = credentials;
const environment = {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: searchKey, ALGOLIA_INDEX_NAME: hostedIndex};

/** Builds the project's own code with this environment and only a few pages, which takes seconds. */
function buildInto(folder: string, env: Readonly<Record<string, string>>, check: (scripts: string) => void) {
  return buildSite({env}, ({exitCode, output, outDir}) => {
    expect(exitCode, output).toBe(0);
    check(scriptsOf(outDir));
    rmSync(folder, {recursive: true, force: true});
    cpSync(outDir, folder, {recursive: true});
  });
}

setup('H3: a site with credentials ships the hosted search, and not the embedded one', () =>
  buildInto(builtFolders.hosted, environment, (scripts) => {
    expect(scripts).toMatch(hostedMark);
    expect(scripts).not.toContain(engineMark);
  }),
);

setup('E1: a site with credentials and a fallback ships both back ends', () =>
  buildInto(builtFolders.fallback, {...environment, SEARCH_FALLBACK: 'embedded'}, (scripts) => {
    expect(scripts).toMatch(hostedMark);
    expect(scripts).toContain(engineMark);
  }),
);
