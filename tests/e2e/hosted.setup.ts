import {cpSync, rmSync} from 'node:fs';
import {expect, test as setup} from '@playwright/test';
import {buildSite} from '../build/make-site';
import {embeddedMark, hostedMark, scriptsOf} from '../build/shipped-scripts';
import {hostedCredentials, hostedFolder, hostedIndex} from './search-backends';

/** The project's own code with the credentials of a hosted provider, and few pages: it builds in seconds. */
setup('H3: a site with credentials ships the hosted search, and not the embedded one', async () => {
  setup.setTimeout(180_000);
  const {appId, searchKey} = hostedCredentials;
  await buildSite(
    {env: {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_API_KEY: searchKey, ALGOLIA_INDEX_NAME: hostedIndex}},
    ({exitCode, output, outDir}) => {
      expect(exitCode, output).toBe(0);
      expect(scriptsOf(outDir)).toMatch(hostedMark);
      expect(scriptsOf(outDir)).not.toContain(embeddedMark);
      rmSync(hostedFolder, {recursive: true, force: true});
      cpSync(outDir, hostedFolder, {recursive: true});
    },
  );
});
