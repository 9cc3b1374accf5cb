import {cpSync, rmSync} from 'node:fs';
import {expect, test as setup} from '@playwright/test';
import {buildSite} from '../build/make-site';
import {hostedCredentials, hostedFolder, hostedIndex} from './search-backends';

/** The project's own code with the credentials of a hosted provider, and few pages: it builds in seconds. */
setup('build a site with the hosted search', async () => {
  setup.setTimeout(180_000);
  const {appId, searchKey} = hostedCredentials;
  await buildSite(
    {env: {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: searchKey, ALGOLIA_INDEX_NAME: hostedIndex}},
    ({exitCode, output, outDir}) => {
      expect(exitCode, output).toBe(0);
      rmSync(hostedFolder, {recursive: true, force: true});
      cpSync(outDir, hostedFolder, {recursive: true});
    },
  );
});
