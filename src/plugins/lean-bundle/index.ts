/** Keeps out of the browser what packages bring along and no page needs. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leftOut} from './left-out';
import {unusedParts} from './unused-parts';

/**
 * The theme prepares a highlighter at the start. The build has highlighted all code already, and the
 * highlighter is a sixth of the first load.
 */
const highlighter = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

/** The theme's progress bar. Ours is src/components/PageLoading/slow-navigation.ts. */
const progressBar = require.resolve('@docusaurus/theme-classic/lib/nprogress');

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

/** The router, which reads patterns, checks types, and knows histories in the hash and in memory. */
const router = /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/;

/** Imports both routers, to choose between them by the configuration. */
const starter = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/;

/** Imports a banner, to choose by the configuration whether to show it. */
const app = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/;

/** Hands to every page what few pages use; these import it (src/plugins/remark-page-imports). */
const componentsOfPages = /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]MDXComponents[\\/]index\.js$/;

/** Only defines what it exports, without saying so: it is left out where nobody takes anything of it. */
const definitions =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme)[\\/].*\.js$/;

const client = (file: string) => path.join(__dirname, 'client', file);

export default function leanBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const versions: LoadedContent['loadedVersions'] = [];
  const inTheme = (part: string) => require.resolve(`@docusaurus/theme-classic/lib/theme/${part}`);

  return {
    name: 'lean-bundle',

    allContentLoaded({allContent}) {
      const sections = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      versions.push(...sections.flatMap(({loadedVersions}) => loadedVersions));
    },

    configureWebpack(_config, isServer) {
      const parts = unusedParts(siteConfig.themeConfig, versions);
      return {
        resolve: {
          alias: {
            [highlighter]: false,
            [progressBar]: false,
            ...Object.fromEntries(parts.map((part) => [inTheme(part), client('nothing.ts')])),
            // The server keeps the original, which makes the head of each page.
            ...(!isServer && {'react-helmet-async$': client('head.ts')}),
          },
        },
        module: {
          rules: [
            replaceIn(callerOfTslib, {
              tslib$: require.resolve('./import-default.cjs'),
            }),
            replaceIn(tabs, {
              '@docusaurus/useIsBrowser': require.resolve('./never-in-browser.cjs'),
            }),
            {
              test: sortedByLanguage,
              loader: require.resolve('./compare-plainly.cjs'),
            },
            {test: definitions, sideEffects: false},
            replaceIn(componentsOfPages, {
              '@theme/Admonition': false,
              '@theme/Mermaid': false,
            }),
            replaceIn(router, {
              'path-to-regexp$': client('plain-path.ts'),
              'prop-types$': false,
            }),
            ...(isServer || siteConfig.future.experimental_router === 'hash'
              ? []
              : [
                  replaceIn(router, {history$: client('browser-history.ts')}),
                  replaceIn(starter, {
                    'react-router-dom$': client('browser-router.ts'),
                  }),
                ]),
            ...(siteConfig.baseUrlIssueBanner
              ? []
              : [
                  replaceIn(app, {
                    './BaseUrlIssueBanner': client('nothing.ts'),
                  }),
                ]),
            ...leftOut.map(({file, keys}) => ({
              test: (name: string) => file.test(path.relative(generatedFilesDir, name)),
              type: 'javascript/auto',
              use: [
                {
                  loader: path.join(__dirname, 'leave-out.cjs'),
                  options: {keys, isServer},
                },
              ],
            })),
          ],
        },
      };
    },
  };
}

/** A rule by which modules get another file for what they import, or none. */
function replaceIn(importers: RegExp, files: Readonly<Record<string, string | false>>) {
  return {test: importers, resolve: {alias: files}};
}
