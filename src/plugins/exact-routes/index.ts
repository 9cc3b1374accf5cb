/**
 * Makes routes case-sensitive (R6), like the hosts that serve the site. React Router ignores case by default: it would
 * hydrate the page into the HTML of the host's not-found page. It also parses routes with `path-to-regexp`, which adds
 * a kilobyte to every page, although no route of the site is a pattern.
 */
import type {Plugin} from '@docusaurus/types';
import {mustMatch} from '../lib/must-match';
import {assertLiteralRoutes} from './assert-literal-routes';

const router = /[\\/]react-router[\\/]esm[\\/]react-router\.js$/;
const patterns = 'path-to-regexp$';

export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    // Client only: the server renders each page at its exact path.
    configureWebpack: ({mode}, isServer) =>
      isServer
        ? {}
        : {
            plugins: mode === 'production' ? [mustMatch('exact-routes', [{modules: router, imports: [patterns]}])] : [],
            module: {
              rules: [{test: router, resolve: {alias: {[patterns]: require.resolve('./client/route-pattern.ts')}}}],
            },
          },
    postBuild({routesPaths}) {
      assertLiteralRoutes(routesPaths);
    },
  };
}
