/**
 * Names in the HTML of each page every script that the page needs to come alive, in few files: the browser
 * asks for all of them at once, not for the second half after it has run the first.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {ModulesInManifest} from './modules-in-manifest';

/** The frame of each documentation page, from the outside in. Docusaurus splits it into a dozen files. */
const frame = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** Docusaurus names the chunk of a module like this. */
const frameChunks = new Set(frame.map((module) => simpleHash(module, 8)));

export default function pageScripts({generatedFilesDir}: LoadContext): Plugin {
  const frameInOneFile = {
    name: 'frame',
    chunks: ({name}: {readonly name?: string}) => name !== undefined && frameChunks.has(name),
    enforce: true,
    // More than what Docusaurus takes out because many pages have it (40), less than the style sheet (50).
    priority: 45,
  };
  return {
    name: 'page-scripts',
    // The dev server has one page, without a manifest of files.
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : ({
            optimization: {splitChunks: {cacheGroups: {frame: frameInOneFile}}},
            plugins: [new ModulesInManifest(path.join(generatedFilesDir, 'client-manifest.json'))],
          } as object),
  };
}
