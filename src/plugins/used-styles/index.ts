/**
 * Removes rules that no page can use from the style sheet, since it blocks the first paint: much of Infima, the theme's
 * framework, styles elements that neither the theme nor this site has.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {classesNotSet} from './classes-not-set';
import {namesInUse} from './names-in-use';
import {pageSources} from './sources';

const name = 'used-styles';
const namesFile = 'names.json';

/** Path in the folder of files that Docusaurus generates. */
const pathOfNames = ({generatedFilesDir}: LoadContext) => path.join(generatedFilesDir, name, 'default', namesFile);

const framework = /[\\/]infima[\\/]/;

const text = (file: string): string => readFileSync(file, 'utf8');

export default function usedStyles(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const require = createRequire(__filename);
  const sheet = createRequire(require.resolve('@docusaurus/theme-classic')).resolve(
    'infima/dist/css/default/default.css',
  );
  return {
    name,
    getPathsToWatch: () =>
      pageSources.flatMap(({folder, isOurs}) => (isOurs ? path.join(siteDir, folder, '**/*') : [])),
    // Docusaurus does not rewrite a file if its content is the same.
    async contentLoaded({actions}) {
      await actions.createData(namesFile, namesInUse(siteDir, text(sheet), classesNotSet(siteConfig.themeConfig)));
    },
    // Must be first: Docusaurus moves the framework's rules into a layer without updating their `parent`, and from
    // then on, PostCSS skips the rule after a removed one.
    configurePostCss: (options) => ({
      ...options,
      plugins: [purgeFramework(pathOfNames(context)), ...options.plugins],
    }),
  };
}

/**
 * A PostCSS plugin that processes only the framework's style sheet.
 *
 * @param inUse path of the file with the names in use
 */
export function purgeFramework(inUse: string): PostCssPlugin {
  return {
    postcssPlugin: name,
    async Once(root, helpers) {
      if (!framework.test(root.source?.input.file ?? '')) return;
      const {removeUnused} = await import('./remove-unused');
      await removeUnused(root, helpers, JSON.parse(text(inUse)) as string[]);

      // The bundler needs its dependency, or its cache would keep a stale sheet without the classes of a new page.
      helpers.result.messages.push({type: 'dependency', file: inUse});
    },
  };
}
