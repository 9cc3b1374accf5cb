/**
 * Adds metadata to each page: structured data for search engines, and an image and tags for link previews.
 * It goes into the built HTML, so that it costs no client-side code.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {changeFile} from '../lib/built-files';
import {readEachPage, type ReadPage} from '../lib/read-pages';
import {addToHead, dataTag, noIndexTag, shareTags} from './head-tags';
import {socialImages} from './social-images';
import {imageSize} from './social-images/card';
import {structuredData} from './structured-data';

/** As many threads encode images. */
const drawnAtOnce = 4;

export default function pageMetadata({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const site = {title: siteConfig.title, tagline: siteConfig.tagline, url: new URL(baseUrl, siteConfig.url).href};
  const {host} = new URL(site.url);
  return {
    name: 'page-metadata',
    async postBuild(props) {
      const {outDir} = props;
      const writeImage = socialImages(siteDir, outDir);
      const describe = ({route, htmlFile, metadata: page}: ReadPage) =>
        changeFile(htmlFile, async (html) => {
          const {title, section, description: text} = page;
          const image = await writeImage(route, {title, section, text, brand: site.title, host});
          const url = new URL(image, site.url).href;
          const data = structuredData(page, `/${route.slice(baseUrl.length)}`, site, url);
          return addToHead(html, shareTags(page, site, {url, ...imageSize}) + dataTag(data));
        });
      // Images are drawn while the threads read more pages.
      const limit = pLimit(drawnAtOnce);
      await Promise.all(readEachPage(props).map(async (page) => limit(describe, await page)));
      const notFound = path.join(outDir, '404.html');
      if (existsSync(notFound)) await changeFile(notFound, (html) => addToHead(html, noIndexTag));
    },
  };
}
