/**
 * Pages are compiled from more than their own file, and the bundler's persistent cache knows of nothing else. This
 * plugin makes it depend on the files whose data is compiled into pages, on the installed packages, and on the addresses
 * of all pages, which replace the links to their files.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependsOn} from '../lib/cache-depends-on';
import {installedPackages} from '../lib/installed-packages';
import {listFiles} from '../lib/list-files';
import {loadedVersions} from '../lib/loaded-versions';
import {inputs} from './inputs.mjs';
import {removeOldCaches} from './remove-old-caches';

/** Pages have the sizes of their images. */
const imagePattern = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Default location of the bundler's persistent caches. */
const bundlerCaches = 'node_modules/.cache/rspack';

export default function buildCache({siteDir}: LoadContext): Plugin {
  const filesIn = (inSite: readonly string[]) => inSite.flatMap((input) => listFiles(path.join(siteDir, input)));
  const files = [...filesIn(inputs), ...installedPackages(siteDir)];
  const images = filesIn(['docs', 'dyndexer', 'static']).filter((file) => imagePattern.test(file));
  let addresses: readonly (readonly [file: string, address: string])[] = [];
  return {
    name: 'build-cache',
    allContentLoaded({allContent}) {
      const pages = loadedVersions(allContent).flatMap(({docs}) => docs);
      addresses = pages.map(({source, permalink}) => [source, permalink]);
    },
    configureWebpack: (config) => cacheDependsOn(config, {files: [...files, ...images], value: addresses}),
    postBuild: () => removeOldCaches(path.join(siteDir, bundlerCaches)),
  };
}
