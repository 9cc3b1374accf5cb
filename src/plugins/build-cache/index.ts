/**
 * Pages hold data that is put into them while they are compiled, which the bundler cannot know: from
 * its persistent cache it would take yesterday's page with yesterday's figures. This tells it which
 * files the pages depend on; a change in one of them empties the cache.
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folders whose content is compiled into pages, and the contract of the dyndexer API. */
const inputs = ['src/config', 'src/data', 'src/lib', 'src/plugins', 'src/samples', 'dyndexer/openapi.yaml'];

export default function buildCache({siteDir}: LoadContext): Plugin {
  const files = inputs.flatMap((input) => listFiles(path.join(siteDir, input)));
  return {
    name: 'build-cache',
    getPathsToWatch: () => files,
    configureWebpack: (config) => {
      const {cache} = (config.experiments ?? {}) as {cache?: object};
      return cache ? {experiments: {cache: {buildDependencies: files}}} : {};
    },
  };
}

/** The file itself, or all files of the folder. */
function listFiles(input: string): string[] {
  if (path.extname(input) !== '') return [input];
  return readdirSync(input, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
