/**
 * Makes routes literal. React Router ignores case by default: it would hydrate the page into the HTML of the host's
 * not-found page, although hosts tell paths apart by case (R6). It also parses routes with `path-to-regexp`, which adds
 * a kilobyte to every page, although no route of the site is a pattern. The server keeps the original, which finds the
 * same page.
 */
import type {Plugin} from '@docusaurus/types';
import {editedModules, editRules} from '../lib/edits';
import {mustMatch} from '../lib/must-match';
import {replacedImports, replacementRules, type Replacement} from '../lib/replacements';
import {assertLiteralRoutes} from './assert-literal-routes';
import {literalRoutes, router} from './edits';

const patterns: Replacement = {importers: router, files: {'path-to-regexp$': false}};

export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    configureWebpack({mode}, isServer) {
      if (isServer) return {};
      return {
        plugins:
          mode === 'production'
            ? [mustMatch('exact-routes', [...editedModules([literalRoutes]), ...replacedImports([patterns])])]
            : [],
        module: {
          rules: [...editRules([literalRoutes], 'src/plugins/exact-routes/edits.ts'), ...replacementRules([patterns])],
        },
      };
    },
    postBuild({routesPaths}) {
      assertLiteralRoutes(routesPaths);
    },
  };
}
