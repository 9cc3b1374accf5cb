/**
 * Publishes every page as Markdown for machine readers: beside the page, in an index (`llms.txt`), and in one file with
 * all pages (`llms-full.txt`). Converted from the built HTML, so that tables and content rendered from data are
 * included.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {twinPath} from '../../lib/twin-path';
import {readPages} from '../lib/read-pages';
import {apiFiles} from './api-files';
import {groupPages, type PageGroup} from './group-pages';
import {llmsFull, llmsIndex, withSource, type Twin} from './llms';

export default function markdownTwins({baseUrl, siteConfig}: LoadContext): Plugin {
  let groups: readonly PageGroup[] = [];
  return {
    name: 'markdown-twins',

    allContentLoaded({allContent}) {
      groups = groupPages(allContent, baseUrl);
    },

    async postBuild(props) {
      const {outDir} = props;
      const twins = new Map<string, Twin>();
      for (const {route, twin} of await readPages(props)) {
        const addressOf = (address: string) => new URL(address, siteConfig.url).href;
        const placed: Twin = {...twin, pageUrl: addressOf(route), twinUrl: addressOf(twinPath(route))};
        twins.set(route, placed);
        await write(outDir, twinPath(route).slice(baseUrl.length), withSource(placed));
      }

      const grouped = groups.map(({label, routes: members}) => ({
        label,
        // Drafts have a route, but no built page.
        twins: members.flatMap((route) => twins.get(route) ?? []),
      }));
      const address = new URL(baseUrl, siteConfig.url).href;
      await write(outDir, 'llms.txt', llmsIndex(siteConfig, grouped, apiFiles(address), `${address}llms-full.txt`));
      await write(outDir, 'llms-full.txt', llmsFull(siteConfig, grouped));
    },
  };
}

async function write(outDir: string, name: string, text: string): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
