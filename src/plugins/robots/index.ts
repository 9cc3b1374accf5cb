/** Writes robots.txt, which allows all crawlers and links to the sitemap. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function robots({siteConfig, baseUrl}: LoadContext): Plugin {
  const sitemap = new URL(`${baseUrl}sitemap.xml`, siteConfig.url).href;
  return {
    name: 'robots',
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
    },
  };
}
