import purgeCss from '@fullhuman/postcss-purgecss';
import type {Helpers, Plugin as PostCssPlugin, Root} from 'postcss';
import {elementsOfMarkdown} from './sources';

/**
 * Removes rules for classes and elements that are not in use.
 *
 * @param inUse see `namesInUse`
 */
export async function removeUnused(root: Root, helpers: Helpers, inUse: readonly string[]): Promise<void> {
  const {OnceExit: purge} = purgeCss({
    content: [{raw: inUse.join(' '), extension: 'txt'}],
    safelist: {standard: elementsOfMarkdown},
  }) as PostCssPlugin;
  await purge?.(root, helpers);
}
