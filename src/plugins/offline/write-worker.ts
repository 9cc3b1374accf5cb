import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {offline} from '../../config/offline';
import type {BundlerConfig, ScriptLoader} from '../lib/bundler';
import {resultCache} from '../lib/result-cache';
import type {StoredFile} from './stored-files';

export interface WorkerInput {
  readonly siteDir: string;
  readonly bundler: CurrentBundler['instance'];
  readonly loader: ScriptLoader;
  readonly outDir: string;
  readonly files: readonly StoredFile[];
}

/**
 * Writes the service worker into the built site: the list of files, followed by the code. As the list is part of the
 * script, a changed file makes browsers install it as an update.
 *
 * @throws if the code does not compile
 */
export async function writeWorker({siteDir, bundler, loader, outDir, files}: WorkerInput): Promise<void> {
  const file = path.join(outDir, offline.workerFile);
  const cache = resultCache({siteDir, name: 'service-worker'});
  const script = await cache.bytes(loader, async () => {
    await compile(bundler, {
      name: 'service-worker',
      mode: 'production',
      target: 'webworker',
      devtool: false,
      entry: path.join(__dirname, 'worker/service-worker.ts'),
      output: {path: outDir, filename: offline.workerFile},
      resolve: {extensions: ['.ts', '.js']},
      module: {rules: [{test: /\.ts$/, use: [loader]}]},
    });
    return readFile(file);
  });
  await writeFile(file, [`self.STORED_FILES=${JSON.stringify(files)};\n`, script]);
}

function compile(bundler: CurrentBundler['instance'], configuration: BundlerConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    bundler(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) {
        reject(new Error(`The service worker (src/plugins/offline/worker): ${stats.toString('errors-only')}`));
      } else resolve();
    });
  });
}
