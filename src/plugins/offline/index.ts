/**
 * Makes the site readable offline: a service worker stores it after the first visit.
 *
 * Must be listed last: the worker verifies each file by its hash, so no file may change afterwards.
 */
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {offline} from '../../config/offline';
import type {BundlerConfig, ScriptLoader} from '../lib/bundler';
import {storedFiles} from './stored-files';
import {writeWorker} from './write-worker';

export interface OfflineCopyOptions {
  /** When off, the build ships a worker that deletes the copy and unregisters itself. */
  readonly isOn: boolean;
}

export default function offlineCopy({isOn}: OfflineCopyOptions) {
  return ({siteDir, baseUrl, currentBundler}: LoadContext): Plugin => {
    let loader: ScriptLoader = {};
    return {
      name: 'offline',

      // The dev server does not have the worker.
      getClientModules: () =>
        process.env.NODE_ENV === 'production' && isOn ? [path.join(__dirname, 'client/store-site.ts')] : [],

      configureWebpack(_config, isServer, utils) {
        if (!isServer) loader = utils.getJSLoader({isServer});
        // Without the withdrawn worker, a browser that has visited a built site at this origin would serve pages from
        // its copy.
        return {devServer: {static: [{directory: withdrawn, publicPath: baseUrl, watch: false}]}} as BundlerConfig;
      },

      async postBuild({outDir}) {
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
