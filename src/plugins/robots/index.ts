/** Writes robots.txt, which allows all crawlers and links to the sitemap. */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withFiles} from '../lib/emit-files';

export default function robots({siteConfig, baseUrl}: LoadContext): Plugin {
  const sitemap = new URL(`${baseUrl}sitemap.xml`, siteConfig.url).href;
  return {
    name: 'robots',
    ...withFiles(() => [['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`]]),
  };
}
