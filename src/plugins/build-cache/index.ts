/**
 * Pages hold data that is put into them while they are compiled, which the bundler cannot know: from
 * its persistent cache it would take yesterday's page with yesterday's figures. This tells it which
 * files the pages depend on; a change in one of them empties the cache.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inputs} from './inputs.mjs';
import {listFiles} from './list-files';

/**
 * A dev server that was started again after a change (.ci/start.mjs) has no update for the page that is open. A 404
 * makes the browser load that page anew, so only pages that are not there are answered with HTML; and images,
 * since a browser asks for /favicon.ico by itself and would report it as an error.
 */
const devServer = {historyApiFallback: {htmlAcceptHeaders: ['text/html', 'image/']}};

export default function buildCache({siteDir}: LoadContext): Plugin {
  // The bundler knows the configuration of Babel by its name alone.
  const files = [...inputs, 'babel.config.js'].flatMap((input) => listFiles(path.join(siteDir, input)));
  return {
    name: 'build-cache',
    configureWebpack: (config) => {
      const {cache} = (config.experiments ?? {}) as {cache?: object};
      return {...(cache && {experiments: {cache: {buildDependencies: files}}}), devServer};
    },
  };
}
