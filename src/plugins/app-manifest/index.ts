/** Makes the site installable: a web app manifest, an icon, and the color of the browser's UI. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {themeColors} from '../../config/theme-colors';
import {manifestFile, webManifest} from './web-manifest';

export default function appManifest({baseUrl}: LoadContext): Plugin {
  // The dev server does not have the file.
  const isBuild = process.env.NODE_ENV === 'production';
  const manifestLink = {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + manifestFile}};
  return {
    name: 'app-manifest',

    getClientModules: () => [path.join(__dirname, 'client/theme-color.ts')],

    injectHtmlTags: () => ({
      headTags: [
        ...(isBuild ? [manifestLink] : []),
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
        {tagName: 'meta', attributes: {name: 'theme-color', content: themeColors.light}},
      ],
    }),

    async postBuild({outDir}) {
      await writeFile(path.join(outDir, manifestFile), webManifest(baseUrl));
    },
  };
}
