import path from 'node:path';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ClassicThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {ThemeConfig as LiveCodeThemeConfig} from '@docusaurus/theme-live-codeblock';
import type {UserThemeConfig as MermaidThemeConfig} from '@docusaurus/theme-mermaid';
import type {Config} from '@docusaurus/types';
import {announcement} from './src/config/announcement';
import {colorMode} from './src/config/color-mode';
import {footer} from './src/config/footer';
import {navbar} from './src/config/navbar';
import {readOffline} from './src/config/offline';
import {provider} from './src/config/provider';
import {readSearchProvider} from './src/config/search-provider';
import type * as Plugins from './src/plugins';
import loadTypeScript from './src/plugins/lib/load-typescript.cjs';

// Not imported, as Docusaurus compiles what is imported here with Babel, which takes seconds.
const plugins = loadTypeScript(path.join(__dirname, 'src/plugins/index.ts')) as typeof Plugins;
const {remark} = plugins;

const searchProvider = readSearchProvider(process.env);

const docsDefaults = {
  beforeDefaultRemarkPlugins: [remark.dataBlocks, remark.diagrams, [remark.samples, {siteDir: __dirname}]],
  remarkPlugins: [
    remark.deferredSections,
    remark.highlightCode,
    remark.pageImports,
    remark.phoneTables,
    remark.rowHeaders,
  ],
  breadcrumbs: true,
  editUrl: provider.editUrl,
  showLastUpdateTime: true,
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

  // Set individually: `v4: true` would also rename the storage key that row C8 fixes, and `faster: true` would keep
  // the cache that ours replaces.
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      // Replaced by our own: src/plugins/mdx-once.
      mdxCrossCompilerCache: false,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
    },
    experimental_vcs: plugins.gitDates(),
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

  plugins: plugins.inOrder([
    // First: the others read the pages that this one modifies.
    plugins.securityHeaders({provider: searchProvider}),
    [
      '@docusaurus/plugin-content-docs',
      {
        ...docsDefaults,
        path: 'docs',
        remarkPlugins: [...docsDefaults.remarkPlugins, [remark.glossaryTerms, {path: path.join(__dirname, 'docs')}]],
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
    plugins.appManifest,
    plugins.buildCache,
    plugins.devServer,
    plugins.dyndexerFiles,
    plugins.earlyPresses,
    plugins.exactRoutes,
    plugins.lazyChunks,
    plugins.leanBundle,
    plugins.leanStyles,
    // Before all others that read pages: it draws images in the meantime.
    plugins.pageMetadata,
    // Before linkCheck: pages link to these files.
    plugins.markdownTwins,
    plugins.linkCheck,
    plugins.mdxOnce,
    plugins.methodNames,
    plugins.minifyCache,
    plugins.navigation,
    plugins.openapi,
    plugins.openrpc,
    plugins.opensearch,
    plugins.pageList,
    plugins.pageScripts,
    plugins.pageStyles,
    plugins.playgroundFrame,
    plugins.reloadGuard,
    plugins.robots,
    plugins.searchIndex({provider: searchProvider}),
    plugins.storedPreferences,
    // After the plugins that read pages, which would otherwise parse the style sheets in each of them.
    plugins.inlineStyles,
    // Last: it hashes all files, so none may change afterwards.
    plugins.offlineCopy({isOn: readOffline(process.env)}),
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
