/** Keeps out of the browser what packages bring along and no page needs. */
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

export default function leanBundle(): Plugin {
  return {
    name: 'lean-bundle',
    configureWebpack: () => ({
      resolve: {alias: {[highlighter]: false}},
      module: {
        rules: [
          {test: callerOfTslib, resolve: {alias: {tslib$: require.resolve('./import-default.cjs')}}},
          {test: sortedByLanguage, loader: require.resolve('./compare-plainly.cjs')},
        ],
      },
    }),
  };
}
