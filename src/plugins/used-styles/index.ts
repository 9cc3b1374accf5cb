/**
 * Leaves out of the style sheet what no page can use: much of Infima, the theme's framework, is for elements
 * that neither the theme nor this site has. A reader waits for the style sheet before the first paint.
 */
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {elementsOfMarkdown, sources} from './sources';

const framework = /[\\/]infima[\\/]/;

export default function usedStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'used-styles',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, purgeFramework(siteDir)]}),
  };
}

/** Removes from the framework's style sheet the rules whose classes or elements no source names. */
export function purgeFramework(siteDir: string): PostCssPlugin {
  const content = sources.flatMap(({folder, files}) => files.map((glob) => path.posix.join(siteDir, folder, glob)));
  const {OnceExit: purge} = purgeCss({content, safelist: {standard: elementsOfMarkdown}}) as PostCssPlugin;
  return {
    postcssPlugin: 'used-styles',
    async OnceExit(root, helpers) {
      if (!framework.test(root.source?.input.file ?? '')) return;
      await purge?.(root, helpers);
      // The bundler has to know, or its cache would keep a style sheet that lacks a class of a new page.
      for (const {folder, isOurs} of sources) {
        if (isOurs) helpers.result.messages.push({type: 'dir-dependency', dir: path.join(siteDir, folder)});
      }
    },
  };
}
