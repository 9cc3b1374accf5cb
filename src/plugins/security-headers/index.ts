/**
 * Adds a content security policy and integrity hashes (SRI) to every built page, and writes the policy
 * and related headers as configuration files for hosts.
 */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {playground} from '../../config/playground';
import type {SearchProvider} from '../../config/search-provider';
import {changeFile, htmlFiles, oncePerFile} from '../lib/built-files';
import {integrity} from '../lib/integrity';
import {caddyFile, headersFile, nginxFile} from './header-files';
import {readPageTags, writePageTags, type PageTags} from './page-html';
import {framePolicy, framing, pagePolicy, serializePolicy} from './policy';

export interface SecurityHeadersOptions {
  readonly provider: SearchProvider;
}

/** The configuration files for hosts, in the output folder. */
export const headerFileNames = {
  static: '_headers',
  nginx: '_headers.nginx.conf',
  caddy: '_headers.Caddyfile',
} as const;

/** Must come before every plugin that reads pages after the build. */
export default function securityHeaders({provider}: SecurityHeadersOptions) {
  return ({baseUrl}: LoadContext): Plugin => ({
    name: 'security-headers',

    async postBuild(site) {
      const {outDir, routes} = site;
      const framePath = baseUrl + playground.frameFile;
      const documents = htmlFiles(site).map((name) => {
        const file = path.join(outDir, name);
        const html = readFileSync(file, 'utf8');
        return {file, tags: readPageTags(html, name), isFrame: name === playground.frameFile};
      });

      const scriptHashes = hashesOfScripts(documents.filter(({isFrame}) => !isFrame));
      const policyOf = (sends: boolean) => pagePolicy({scriptHashes, provider, sends});
      const policyOfFrame = framePolicy(hashesOfScripts(documents.filter(({isFrame}) => isFrame)));
      const integrityOf = oncePerFile({outDir, baseUrl}, (file) => integrity(readFileSync(file), 'sha384'));
      for (const {file, tags, isFrame} of documents) {
        const policy = isFrame ? policyOfFrame : policyOf(tags.sends);
        await changeFile(file, (html) => writePageTags(html, tags, serializePolicy(policy), integrityOf));
      }

      const headers = {
        baseUrl,
        routes: flattenRoutes(routes)
          .map((route) => route.path)
          .filter((route) => route !== '*'),
        // The header allows what any page needs; the `<meta>` policy of each page narrows it.
        pagePolicy: serializePolicy({...policyOf(true), ...framing}),
        framePolicy: serializePolicy({...policyOfFrame, ...framing}),
        framePath,
      };
      await writeFile(path.join(outDir, headerFileNames.static), headersFile(headers));
      await writeFile(path.join(outDir, headerFileNames.nginx), nginxFile(headers));
      await writeFile(path.join(outDir, headerFileNames.caddy), caddyFile(headers));
    },
  });
}

/** The hash of each inline script, once. */
function hashesOfScripts(documents: readonly {readonly tags: PageTags}[]): string[] {
  const scripts = new Set(documents.flatMap(({tags}) => tags.inlineScripts));
  return [...scripts].map((script) => integrity(script)).sort();
}
