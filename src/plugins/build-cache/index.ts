/**
 * Data from these files is compiled into pages without being a dependency that the bundler tracks, so its persistent
 * cache would serve stale pages. This plugin declares the files as build dependencies: a change in any of them
 * invalidates the cache.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../lib/list-files';
import {inputs} from './inputs.mjs';
import {removeOldCaches} from './remove-old-caches';

/** Default location of the bundler's persistent caches. */
const bundlerCaches = 'node_modules/.cache/rspack';

export default function buildCache({siteDir}: LoadContext): Plugin {
  // The bundler's cache key has only the name of the Babel config file, not its content.
  const files = [...inputs, 'babel.config.js'].flatMap((input) => listFiles(path.join(siteDir, input)));
  return {
    name: 'build-cache',
    configureWebpack: (config) => {
      const {cache} = (config.experiments ?? {}) as {cache?: object};
      return cache ? {experiments: {cache: {buildDependencies: files}}} : {};
    },
    postBuild: () => removeOldCaches(path.join(siteDir, bundlerCaches)),
  };
}
