import path from 'node:path';
import {moduleAt} from '../lib/module-at';
import type {Replacement} from '../lib/replacements';

export const client = (file: string): string => path.join(__dirname, 'client', file);

const router = /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/;

/** For browser and server. */
const everywhere: readonly Replacement[] = [
  {
    // This package calls one of tslib's thirty helpers, and its CommonJS build cannot be tree-shaken.
    importers: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
    files: {tslib$: require.resolve('./import-default.cjs')},
  },
  {
    // Passes these to every page, but few pages use them; those import them (src/plugins/remark-page-imports).
    importers: moduleAt('@docusaurus/theme-classic/lib/theme/MDXComponents/index'),
    files: {'@theme/Admonition': false, '@theme/Mermaid': false, '@theme/MDXComponents/Details': false},
  },
  {
    // Docusaurus imports the banner even though the configuration turns it off.
    importers: moduleAt('@docusaurus/core/lib/client/App'),
    files: {'./BaseUrlIssueBanner': client('nothing.ts')},
  },
];

/** The router imports prop-types, which it uses in development only. */
const withoutTypeChecks: Replacement = {importers: router, files: {'prop-types$': false}};

const preloadLater: Replacement = {
  // Docusaurus's client entry.
  importers: moduleAt('@docusaurus/core/lib/client/clientEntry'),
  files: {'./preload': client('preload-later.ts')},
};

export function replacementsFor(isServer: boolean): readonly Replacement[] {
  return [
    ...everywhere,
    ...(process.env.NODE_ENV === 'production' ? [withoutTypeChecks] : []),
    ...(isServer ? [] : [preloadLater]),
  ];
}
