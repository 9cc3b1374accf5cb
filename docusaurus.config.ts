import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ClassicThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as LiveCodeThemeConfig} from '@docusaurus/theme-live-codeblock';
import type {UserThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import type {Config} from '@docusaurus/types';
import babelConfig from './babel.config.js';
import {announcement} from './src/config/announcement';
import {colorMode} from './src/config/color-mode';
import {footer} from './src/config/footer';
import {navbar} from './src/config/navbar';
import {readOffline} from './src/config/offline';
import {provider} from './src/config/provider';
import {readSearchProvider} from './src/config/search-provider';
import appManifest from './src/plugins/app-manifest';
import buildCache from './src/plugins/build-cache';
import devServer from './src/plugins/dev-server';
import dyndexerFiles from './src/plugins/dyndexer-files';
import earlyPresses from './src/plugins/early-presses';
import exactRoutes from './src/plugins/exact-routes';
import {gitDates} from './src/plugins/git-dates';
import inlineScripts from './src/plugins/inline-scripts';
import inlineStyles from './src/plugins/inline-styles';
import lazyChunks from './src/plugins/lazy-chunks';
import leanBundle from './src/plugins/lean-bundle';
import leanStyles from './src/plugins/lean-styles';
import {inOrder} from './src/plugins/lib/in-order';
import {lazyRemarkPlugin} from './src/plugins/lib/lazy-remark-plugin';
import {canUseSwc} from './src/plugins/lib/transpiler';
import linkCheck from './src/plugins/link-check';
import markdownTwins from './src/plugins/markdown-twins';
import mdxOnce from './src/plugins/mdx-once';
import minifyCache from './src/plugins/minify-cache';
import offlineCopy from './src/plugins/offline';
import openapi from './src/plugins/openapi';
import openrpc from './src/plugins/openrpc';
import opensearch from './src/plugins/opensearch';
import pageList from './src/plugins/page-list';
import pageMetadata from './src/plugins/page-metadata';
import pageScripts from './src/plugins/page-scripts';
import pageStyles from './src/plugins/page-styles';
import playgroundFrame from './src/plugins/playground-frame';
import reloadGuard from './src/plugins/reload-guard';
import robots from './src/plugins/robots';
import searchIndex from './src/plugins/search-index';
import securityHeaders from './src/plugins/security-headers';

const searchProvider = readSearchProvider(process.env);

const docsDefaults = {
  beforeDefaultRemarkPlugins: [
    lazyRemarkPlugin(() => import('./src/plugins/remark-data-blocks')),
    lazyRemarkPlugin(() => import('./src/plugins/remark-diagrams')),
    [lazyRemarkPlugin(() => import('./src/plugins/remark-samples')), {siteDir: __dirname}],
  ],
  remarkPlugins: [
    lazyRemarkPlugin(() => import('./src/plugins/remark-highlight-code')),
    lazyRemarkPlugin(() => import('./src/plugins/remark-page-imports')),
    lazyRemarkPlugin(() => import('./src/plugins/remark-phone-tables')),
    lazyRemarkPlugin(() => import('./src/plugins/remark-row-headers')),
    lazyRemarkPlugin(() => import('./src/plugins/remark-deferred-sections')),
  ],
  breadcrumbs: true,
  editUrl: provider.editUrl,
  showLastUpdateTime: true,
  versions: {current: {label: 'Next', banner: 'none', badge: false}},
} satisfies DocsOptions;

const config: Config = {
  title: `${provider.name} docs`,
  tagline: provider.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: provider.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    path: 'src/config/i18n',
    localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en'}},
  },

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  // Set individually: `v4: true` would also rename the storage key that row C8 fixes, and `faster: true`
  // would ignore a babel.config.js with more than the preset.
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {
      swcJsLoader: canUseSwc(babelConfig),
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // Replaced by our own: src/plugins/mdx-once.
      mdxCrossCompilerCache: false,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
    },
    experimental_vcs: gitDates(),
  },

  // Replaced by our own banner (row E7): src/components/BaseUrlBanner.
  baseUrlIssueBanner: false,

  customFields: {searchProvider},

  clientModules: [
    './src/client-modules/clean-path/clean-path.ts',
    './src/client-modules/focus-in-view/keep-focus-in-view.ts',
    './src/client-modules/heading-links/heading-links.ts',
    './src/client-modules/navbar-menus/open-and-close.ts',
    './src/client-modules/load-failure/report-load-failure.tsx',
    './src/client-modules/page-announcement/announce-page.ts',
    './src/client-modules/prefetch-when-idle/prefetch-when-idle.ts',
    './src/client-modules/restored-page/revive-page.ts',
    './src/client-modules/slow-navigation/slow-navigation.ts',
    './src/client-modules/stale-anchor/correct-anchor.ts',
    './src/client-modules/active-entry/show-active-entry.ts',
  ],

  plugins: inOrder([
    // First: the others read the pages that this one modifies.
    securityHeaders({provider: searchProvider}),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        path: 'docs',
        remarkPlugins: [
          ...docsDefaults.remarkPlugins,
          [lazyRemarkPlugin(() => import('./src/plugins/remark-glossary-terms')), {path: path.join(__dirname, 'docs')}],
        ],
        routeBasePath: '/',
        sidebarPath: 'sidebars.ts',
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        id: 'dyndexer',
        path: 'dyndexer',
        routeBasePath: '/dyndexer',
        sidebarPath: false,
      } satisfies DocsOptions,
    ],
    [
      '@docusaurus/plugin-sitemap',
      {changefreq: 'weekly', priority: 0.5, lastmod: 'date', ignorePatterns: ['/tags/**']} satisfies SitemapOptions,
    ],
    '@docusaurus/plugin-css-cascade-layers',
    appManifest,
    buildCache,
    devServer,
    dyndexerFiles,
    earlyPresses,
    exactRoutes,
    inlineScripts,
    lazyChunks,
    leanBundle,
    leanStyles,
    // Before linkCheck: pages link to these files.
    markdownTwins,
    linkCheck,
    mdxOnce,
    minifyCache,
    openapi,
    openrpc,
    opensearch,
    pageList,
    pageMetadata,
    pageScripts,
    pageStyles,
    playgroundFrame,
    reloadGuard,
    robots,
    searchIndex({provider: searchProvider}),
    // After the plugins that read pages, which would otherwise parse the style sheets in each of them.
    inlineStyles,
    // Last: it hashes all files, so none may change afterwards.
    offlineCopy({isOn: readOffline(process.env)}),
  ]),

  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: './src/css/index.css',
      } satisfies ClassicThemeOptions,
    ],
    '@docusaurus/theme-mermaid',
    '@docusaurus/theme-live-codeblock',
  ],

  themeConfig: {
    announcementBar: announcement,
    colorMode,
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
    mermaid: {theme: {light: 'neutral', dark: 'dark'}},
    liveCodeBlock: {playgroundPosition: 'bottom'},
  } satisfies UserThemeConfig & MermaidThemeConfig & LiveCodeThemeConfig,
};

export default config;
