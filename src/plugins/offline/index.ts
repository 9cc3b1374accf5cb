/**
 * Makes the site installable and readable offline: a web app manifest, and a service worker that stores the site after
 * the first visit.
 *
 * Must be listed last: the worker verifies each file by its hash, so no file may change afterwards.
 */
import {copyFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HtmlTags, LoadContext, Plugin} from '@docusaurus/types';
import {offline} from '../../config/offline';
import type {BundlerConfig, ScriptLoader} from '../lib/bundler';
import {storedFiles} from './stored-files';
import {themeColors} from './theme-colors';
import {webManifest} from './web-manifest';
import {writeWorker} from './write-worker';

export interface OfflineCopyOptions {
  /** When off, the build ships a worker that deletes the copy and unregisters itself. */
  readonly isOn: boolean;
}

export default function offlineCopy({isOn}: OfflineCopyOptions) {
  return ({siteDir, baseUrl, currentBundler}: LoadContext): Plugin => {
    // The dev server has neither the files nor the worker.
    const isBuild = process.env.NODE_ENV === 'production';
    let loader: ScriptLoader = {};
    return {
      name: 'offline',

      getClientModules: () =>
        ['./client/theme-color.ts', ...(isBuild && isOn ? ['./client/store-site.ts'] : [])].map((file) =>
          path.join(__dirname, file),
        ),

      injectHtmlTags: () => ({
        headTags: [...(isBuild ? [manifestLink(baseUrl)] : []), ...appearance(baseUrl)],
      }),

      configureWebpack(_config, isServer, utils) {
        if (!isServer) loader = utils.getJSLoader({isServer});
        // Without the withdrawn worker, a browser that has visited a built site at this origin would serve pages from
        // its copy.
        return {devServer: {static: [{directory: withdrawn, publicPath: baseUrl, watch: false}]}} as BundlerConfig;
      },

      async postBuild({outDir}) {
        await writeFile(path.join(outDir, offline.manifestFile), webManifest(baseUrl));
        if (!isOn) {
          await copyFile(path.join(withdrawn, offline.workerFile), path.join(outDir, offline.workerFile));
          return;
        }
        const files = storedFiles(outDir, baseUrl);
        await writeWorker({siteDir, bundler: currentBundler.instance, loader, outDir, files});
      },
    };
  };
}

const withdrawn = path.join(__dirname, 'withdrawn');

const manifestLink = (baseUrl: string) => ({
  tagName: 'link',
  attributes: {rel: 'manifest', href: baseUrl + offline.manifestFile},
});

/** Icon and theme color, for the installed site and the browser UI. */
const appearance = (baseUrl: string) =>
  [
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {tagName: 'meta', attributes: {name: 'theme-color', content: themeColors.light}},
  ] satisfies HtmlTags;
