/**
 * Keeps styles of what few pages have out of the style sheet that every page waits for. That one has what the main
 * script imports: the frame, and what pages may use without an import. Other styles come with the scripts that
 * import them: of a page's own parts in its HTML, of the search dialog when it opens. Docusaurus puts all into one
 * sheet, so that their order is the same everywhere. So it is here: the sheet of the main script stands before all
 * others, and no two of those style the same element.
 */
import type {Plugin} from '@docusaurus/types';

/** What several pages have in common, such as remarks: a sheet each, which a reader who goes on loads once. */
const sharedStyles = {
  type: 'css/mini-extract',
  chunks: 'async',
  minChunks: 2,
  enforce: true,
  // Below that of Docusaurus's own group: src/plugins/page-scripts keeps the search dialog in one file.
  priority: 44,
};

export default function pageStyles(): Plugin {
  const cacheGroups = {styles: {chunks: 'initial'}, sharedStyles};
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) => (isServer ? {} : ({optimization: {splitChunks: {cacheGroups}}} as object)),
  };
}
