/**
 * An address is a page's own to the letter (R6), as on the hosts that serve the site. The router takes upper and lower
 * case for the same: it would put the page into the HTML of the not-found page that the host answers with. It also
 * reads routes as patterns, with a kilobyte of code that every page loads, and no route of the site is one.
 */
import type {Plugin} from '@docusaurus/types';
import {mustMatch} from '../lib/must-match';
import {mustBeWrittenOut} from './written-out';

const router = /[\\/]react-router[\\/]esm[\\/]react-router\.js$/;
const patterns = 'path-to-regexp$';

export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    // The server renders pages at the addresses that they have.
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
      mustBeWrittenOut(routesPaths);
    },
  };
}
