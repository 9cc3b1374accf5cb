/**
 * Leaves out of the style sheet what no page can use: much of Infima, the theme's framework, is for elements
 * that neither the theme nor this site has, and some of its variables are for rules that went with them. A reader
 * waits for the style sheet before the first paint.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {namesInUse, type NamesInUse} from './names-in-use';
import {pageSources, styleSources} from './sources';

const name = 'used-styles';
const namesFile = 'names.json';

/** Among the files that Docusaurus generates. */
const pathOfNames = ({generatedFilesDir}: LoadContext) => path.join(generatedFilesDir, name, 'default', namesFile);

const framework = /[\\/]infima[\\/]/;

const text = (file: string): string => readFileSync(file, 'utf8');

export default function usedStyles(context: LoadContext): Plugin {
  const {siteDir} = context;
  const require = createRequire(__filename);
  const sheet = createRequire(require.resolve('@docusaurus/theme-classic')).resolve(
    'infima/dist/css/default/default.css',
  );
  return {
    name,
    getPathsToWatch: () =>
      pageSources.flatMap(({folder, isOurs}) => (isOurs ? path.join(siteDir, folder, '**/*') : [])),
    // Docusaurus leaves a file alone that would be the same.
    async contentLoaded({actions}) {
      await actions.createData(namesFile, namesInUse(siteDir, text(sheet)));
    },
    // First: Docusaurus puts the framework's rules into a layer in a way (rules that have another parent than the
    // layer) in which a rule that is removed makes PostCSS skip the one after it.
    configurePostCss: (options) => ({
      ...options,
      plugins: [purgeFramework(siteDir, pathOfNames(context)), ...options.plugins],
    }),
  };
}

/**
 * Works on the framework's style sheet alone.
 *
 * @param inUse the file with the names in use
 */
export function purgeFramework(siteDir: string, inUse: string): PostCssPlugin {
  return {
    postcssPlugin: name,
    async Once(root, helpers) {
      if (!framework.test(root.source?.input.file ?? '')) return;
      const {removeUnused} = await import('./remove-unused');
      await removeUnused(root, helpers, siteDir, JSON.parse(text(inUse)) as NamesInUse);

      // The bundler has to know, or its cache would keep a style sheet that lacks a class of a new page.
      helpers.result.messages.push({type: 'dependency', file: inUse});
      for (const {folder, isOurs} of styleSources) {
        if (isOurs) helpers.result.messages.push({type: 'dir-dependency', dir: path.join(siteDir, folder)});
      }
    },
  };
}
