import {readFileSync} from 'node:fs';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Helpers, Plugin as PostCssPlugin, Root} from 'postcss';
import {inlineConstants} from './constant-variables';
import {filesOf} from './files-of';
import type {NamesInUse} from './names-in-use';
import {commonStyles, elementsOfMarkdown, styleSources} from './sources';
import {removeUnreadVariables, variablesUsedIn, variablesSetIn} from './unread-variables';

/** Removes rules for unused classes or elements, replaces constant variables by their values, and drops unread ones. */
export async function removeUnused(
  root: Root,
  helpers: Helpers,
  siteDir: string,
  {words, variables}: NamesInUse,
): Promise<void> {
  const {OnceExit: purge} = purgeCss({
    content: [{raw: words.join(' '), extension: 'txt'}],
    safelist: {standard: elementsOfMarkdown},
  }) as PostCssPlugin;
  await purge?.(root, helpers);

  const text = (file: string) => readFileSync(file, 'utf8');
  const styles = filesOf(siteDir, styleSources).map(text);
  inlineConstants(root, [...variables, ...styles.flatMap((style) => variablesUsedIn(style, false))]);
  removeUnreadVariables(root, {
    read: [...variables, ...styles.flatMap((style) => variablesUsedIn(style, true))],
    set: filesOf(siteDir, [commonStyles]).flatMap((file) => variablesSetIn(helpers.postcss.parse(text(file)))),
  });
}
