/** Makes the site installable: a web app manifest, an icon, and the color of the browser's UI. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {themeColors} from '../../config/theme-colors';
import {withFiles} from '../lib/emit-files';
import {manifestFile, webManifest} from './web-manifest';

export default function appManifest({baseUrl}: LoadContext): Plugin {
  return {
    name: 'app-manifest',

    getClientModules: () => [path.join(__dirname, 'client/theme-color.ts')],

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'manifest', href: baseUrl + manifestFile}},
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
        {tagName: 'meta', attributes: {name: 'theme-color', content: themeColors.light}},
      ],
    }),

    ...withFiles(() => [[manifestFile, webManifest(baseUrl)]]),
  };
}
