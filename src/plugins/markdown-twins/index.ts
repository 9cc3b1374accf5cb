/**
 * Publishes every page as Markdown for machine readers: beside the page, in an index (`llms.txt`), and in one file with
 * all pages (`llms-full.txt`); and each method of the reference in a file of its own. Converted from the built HTML, so
 * that tables and content rendered from data are included.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {methodsPage} from '../../data/pages';
import {twinPath} from '../../lib/addresses/twin-path';
import {readPages} from '../lib/read-pages';
import {apiFiles} from './api-files';
import {groupPages, type PageGroup} from './group-pages';
import {llmsFull, llmsIndex, twinFile, type Twin} from './llms';

const indexFile = 'llms.txt';

export default function markdownTwins({baseUrl, siteConfig}: LoadContext): Plugin {
  let pageGroups: readonly PageGroup[] = [];
  return {
    name: 'markdown-twins',

    allContentLoaded({allContent}) {
      pageGroups = groupPages(allContent, baseUrl);
    },

    // The link relation of https://llmstxt.org/changes.md (version 2) to the index that covers a page.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'link', attributes: {rel: 'describedby', href: `${baseUrl}${indexFile}`}}],
    }),

    async postBuild(props) {
      const {outDir} = props;
      const addressOf = (address: string) => new URL(address, siteConfig.url).href;
      const atBase = (pagePath: string) => normalizeUrl([baseUrl, pagePath]);
      const siteUrl = addressOf(baseUrl);
      const indexUrl = siteUrl + indexFile;
      const twins = new Map<string, Twin>();
      for (const {route, twin} of await readPages(props)) {
        const placed: Twin = {...twin, pageUrl: addressOf(route), twinUrl: addressOf(twinPath(route))};
        twins.set(route, placed);
        await write(outDir, twinPath(route).slice(baseUrl.length), twinFile(placed, indexUrl));
      }

      const reference = twins.get(atBase(methodsPage));
      // Loaded here because only builds need the data of all methods.
      const {methodTwins} = await import('./method-twins');
      const methods = reference ? methodTwins(reference, (file) => addressOf(atBase(file))) : [];
      for (const method of methods) await write(outDir, method.path, twinFile(method, indexUrl));

      const groups = pageGroups.map(({label, routes}) => ({
        label,
        twins: routes.flatMap((route) => twins.get(route) ?? []),
      }));
      const parts = [...groups, {label: 'Solana RPC methods, one by one', twins: methods}];
      await write(outDir, indexFile, llmsIndex(siteConfig, parts, apiFiles(siteUrl), `${siteUrl}llms-full.txt`));
      await write(outDir, 'llms-full.txt', llmsFull(siteConfig, groups));
    },
  };
}

async function write(outDir: string, name: string, text: string): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
