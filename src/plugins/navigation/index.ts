/**
 * Replaces how the browser goes from page to page: the old page stays until the next one has loaded, and Back leads to
 * where the reader was. The server keeps the originals: its history is in memory.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {moduleAt} from '../lib/module-at';
import {mustMatch} from '../lib/must-match';
import {replacedImports, replacementRules, type Replacement} from '../lib/replacements';

const client = (file: string): string => path.join(__dirname, 'client', file);

const replacements: readonly Replacement[] = [
  // The router supports hash and memory histories, and Docusaurus imports a router for each.
  {
    importers: /[\\/]node_modules[\\/]react-router[\\/]/,
    files: {history$: client('browser-history.ts')},
  },
  {
    importers: moduleAt('@docusaurus/core/lib/client/(?:clientEntry|exports/router)'),
    files: {'react-router-dom$': client('browser-router.tsx')},
  },
  {
    importers: moduleAt('@docusaurus/core/lib/client/App'),
    files: {'./PendingNavigation': client('navigation.tsx')},
  },
];

export default function navigation(): Plugin {
  return {
    name: 'navigation',
    configureWebpack({mode}, isServer) {
      if (isServer) return {};
      return {
        plugins: mode === 'production' ? [mustMatch('navigation', replacedImports(replacements))] : [],
        module: {rules: replacementRules(replacements)},
      };
    },
  };
}
