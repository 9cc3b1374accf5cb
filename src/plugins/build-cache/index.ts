/**
 * Pages hold data that is put into them while they are compiled, which the bundler cannot know: from
 * its persistent cache it would take yesterday's page with yesterday's figures. This tells it which
 * files the pages depend on; a change in one of them empties the cache.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inputs} from './inputs.mjs';
import {listFiles} from '../lib/list-files';
import {removeOldCaches} from './remove-old-caches';

/** Where the bundler keeps its caches when it is told nothing else. */
const bundlerCaches = 'node_modules/.cache/rspack';

export default function buildCache({siteDir}: LoadContext): Plugin {
  // The bundler knows the configuration of Babel by its name alone.
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
