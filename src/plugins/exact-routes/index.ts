/**
 * An address is a page's own to the letter (R6), as on the hosts that serve the site. The router takes upper and lower
 * case for the same: it would put the page into the HTML of the not-found page that the host answers with.
 */
import type {Plugin} from '@docusaurus/types';
import {mustMatch} from '../lib/must-match';

const router = /[\\/]react-router[\\/]esm[\\/]react-router\.js$/;

export default function exactRoutes(): Plugin {
  return {
    name: 'exact-routes',
    // The server renders pages at the addresses that they have.
    configureWebpack: ({mode}, isServer) =>
      isServer
        ? {}
        : {
            plugins: mode === 'production' ? [mustMatch('exact-routes', [{modules: router}])] : [],
            module: {rules: [{test: router, loader: require.resolve('./mind-case.cjs')}]},
          },
  };
}
