/**
 * Leaves out of the style sheet what no page can use: much of Infima, the theme's framework, is for elements
 * that neither the theme nor this site has, and some of its variables are for rules that went with them. A reader
 * waits for the style sheet before the first paint.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {commonStyles, elementsOfMarkdown, filesOf, pageSources, styleSources} from './sources';
import {removeUnreadVariables, variablesReadIn, variablesSetIn} from './unread-variables';

const framework = /[\\/]infima[\\/]/;

const text = (file: string): string => readFileSync(file, 'utf8');

export default function usedStyles({siteDir}: LoadContext): Plugin {
  return {
    name: 'used-styles',
    // First: Docusaurus puts the framework's rules into a layer in a way (rules that have another parent than the
    // layer) in which a rule that is removed makes PostCSS skip the one after it.
    configurePostCss: (options) => ({...options, plugins: [purgeFramework(siteDir), ...options.plugins]}),
  };
}

/** Removes from the framework's style sheet the rules whose classes or elements no source names, and unread variables. */
export function purgeFramework(siteDir: string): PostCssPlugin {
  return {
    postcssPlugin: 'used-styles',
    async Once(root, helpers) {
      if (!framework.test(root.source?.input.file ?? '')) return;
      const pageFiles = filesOf(siteDir, pageSources);
      const {OnceExit: purge} = purgeCss({
        content: pageFiles,
        safelist: {standard: elementsOfMarkdown},
      }) as PostCssPlugin;
      await purge?.(root, helpers);

      const styleFiles = filesOf(siteDir, styleSources);
      removeUnreadVariables(root, {
        read: [...pageFiles, ...styleFiles].flatMap((file) => variablesReadIn(text(file), file.endsWith('.css'))),
        set: filesOf(siteDir, [commonStyles]).flatMap((file) => variablesSetIn(helpers.postcss.parse(text(file)))),
      });

      // The bundler has to know, or its cache would keep a style sheet that lacks a class of a new page.
      for (const {folder, isOurs} of [...pageSources, ...styleSources]) {
        if (isOurs) helpers.result.messages.push({type: 'dir-dependency', dir: path.join(siteDir, folder)});
      }
    },
  };
}
