/**
 * A dev server that was started again after a change (.ci/start.mjs) has no update for the page that is open. A 404
 * makes the browser load that page anew, so only pages that are not there are answered with HTML; and images,
 * since a browser asks for /favicon.ico by itself and would report it as an error.
 */
import type {Plugin} from '@docusaurus/types';

export default function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureWebpack: () =>
      // The bundler's types do not know its dev server.
      ({devServer: {historyApiFallback: {htmlAcceptHeaders: ['text/html', 'image/']}}}) as object,
  };
}
