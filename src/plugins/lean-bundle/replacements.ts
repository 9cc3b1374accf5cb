import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';

/** Modules that get another file for what they import, or none. */
export interface Replacement {
  readonly importers: RegExp | string;
  /** By what is imported; a `$` at the end keeps it from meaning what is below it, too. */
  readonly files: Readonly<Record<string, string | false>>;
}

export const client = (file: string): string => path.join(__dirname, 'client', file);

const router = /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/;

/** Their code runs in the browser and in the server alike. */
const everywhere: readonly Replacement[] = [
  {
    // Of the thirty helpers of tslib, which a bundler can only take whole, this package calls one.
    importers: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
    files: {tslib$: require.resolve('./import-default.cjs')},
  },
  {
    // The theme makes all tabs anew when a page has come alive, with the code in them. That fixed a fault of tabs
    // that began with what the reader had chosen (https://github.com/facebook/docusaurus/issues/5653); now they
    // begin with what the server chose, and change.
    importers: require.resolve('@docusaurus/theme-classic/lib/theme/Tabs/index.js'),
    files: {'@docusaurus/useIsBrowser': require.resolve('./never-in-browser.cjs')},
  },
  {
    // Hands to every page what few pages use; these import it (src/plugins/remark-page-imports).
    importers: /[\\/]@docusaurus[\\/]theme-classic[\\/]lib[\\/]theme[\\/]MDXComponents[\\/]index\.js$/,
    files: {'@theme/Admonition': false, '@theme/Mermaid': false},
  },
];

/** The router imports what it checks types with, which it does in the dev server alone. */
const withoutTypeChecks: Replacement = {importers: router, files: {'prop-types$': false}};

/** Docusaurus imports the banner, to choose by the configuration whether to show it. */
const withoutBanner: Replacement = {
  importers: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
  files: {'./BaseUrlIssueBanner': client('nothing.ts')},
};

const preloadLater: Replacement = {
  // Where Docusaurus begins in the browser.
  importers: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
  files: {'./preload': client('preload-later.ts')},
};

/** The router knows histories in the hash and in memory, and Docusaurus imports a router for each. */
const browserHistory: readonly Replacement[] = [
  {
    importers: /[\\/]node_modules[\\/]react-router[\\/]/,
    files: {history$: client('browser-history.ts')},
  },
  {
    importers:
      /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/](?:clientEntry|PendingNavigation|exports[\\/]router)\.js$/,
    files: {'react-router-dom$': client('browser-router.tsx')},
  },
];

/** What is replaced for a site that is configured like this. */
export function replacementsFor(
  {baseUrlIssueBanner, future}: Pick<DocusaurusConfig, 'baseUrlIssueBanner' | 'future'>,
  isServer: boolean,
): readonly Replacement[] {
  return [
    ...everywhere,
    ...(process.env.NODE_ENV === 'production' ? [withoutTypeChecks] : []),
    ...(baseUrlIssueBanner ? [] : [withoutBanner]),
    ...(isServer ? [] : [preloadLater]),
    // The server's router keeps its history in memory.
    ...(isServer || future.experimental_router === 'hash' ? [] : browserHistory),
  ];
}
