/**
 * Keeps styles that only some pages need out of the render-blocking style sheet of every page. That one holds what
 * the main chunk imports: the layout, and components that pages use without an import. Other styles load with the
 * chunks that import them: a page's own from its HTML, the search dialog's when it opens. Docusaurus puts all into
 * one sheet, to keep their order the same everywhere. The order is stable here, too: the main chunk's sheet comes
 * before all others, and no two of those style the same element.
 */
import type {Plugin} from '@docusaurus/types';

/** Styles that several pages share, such as those of admonitions: separate sheets, which a reader loads only once. */
const sharedStyles = {
  type: 'css/mini-extract',
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  // Below Docusaurus's `styles` group (50), and the group in src/plugins/page-scripts (45) that keeps the search modal
  // in one file.
  priority: 44,
};

export default function pageStyles(): Plugin {
  const cacheGroups = {styles: {chunks: 'initial'}, sharedStyles};
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) => (isServer ? {} : ({optimization: {splitChunks: {cacheGroups}}} as object)),
  };
}
