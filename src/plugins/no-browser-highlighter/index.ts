/**
 * Keeps the theme's client module that prepares a highlighter out of the browser: the build has
 * highlighted all code already, and the highlighter is a sixth of the first load.
 */
import type {Plugin} from '@docusaurus/types';

export default function noBrowserHighlighter(): Plugin {
  return {
    name: 'no-browser-highlighter',
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false}},
    }),
  };
}
