/** Keeps out of the browser what packages bring along and no page needs, and out of the build what only browsers run. */
import type {Plugin} from '@docusaurus/types';

/**
 * The theme prepares a highlighter at the start. The build has highlighted all code already, and the
 * highlighter is a sixth of the first load.
 */
const highlighter = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** Of the thirty helpers of tslib, which a bundler can only take whole, this package calls one. */
const callerOfTslib = /[\\/]@docusaurus[\\/]utils-common[\\/]/;

/** They sort by the rules of a language, while a page comes alive, what has none. */
const sortedByLanguage =
  /[\\/]@docusaurus[\\/](?:theme-common[\\/]lib[\\/]utils[\\/]reactUtils|plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils)\.js$/;

/**
 * The theme makes all tabs anew when a page has come alive, with the code in them. That mended a fault of tabs that
 * began with what the reader had chosen (https://github.com/facebook/docusaurus/issues/5653); now they begin with
 * what the server chose, and change.
 */
const tabs = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/;

/** Draws diagrams and compiles live code, both in the browser alone: half of what the bundle that makes the HTML had to read. */
const forBrowsers = {mermaid: false, sucrase: false} as const;

export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {[highlighter]: false, ...(isServer && forBrowsers)}},
      module: {
        rules: [
          replaceIn(callerOfTslib, 'tslib$', './import-default.cjs'),
          replaceIn(tabs, '@docusaurus/useIsBrowser', './never-in-browser.cjs'),
          {test: sortedByLanguage, loader: require.resolve('./compare-plainly.cjs')},
        ],
      },
    }),
  };
}

/** A rule by which modules get another file for what they import. */
function replaceIn(importers: RegExp, imported: string, file: string) {
  return {test: importers, resolve: {alias: {[imported]: require.resolve(file)}}};
}
