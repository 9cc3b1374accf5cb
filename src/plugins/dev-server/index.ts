/**
 * A restarted dev server (.ci/start.mjs) has no hot update for a page that is already open. Answering the request for
 * it with a 404 makes the browser reload the page, so the HTML fallback must only answer page loads. It also answers
 * requests for images: browsers request /favicon.ico on their own, and would log an error.
 */
import type {Plugin} from '@docusaurus/types';

export default function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureWebpack: () =>
      // The bundler's config type lacks `devServer`.
      ({devServer: {historyApiFallback: {htmlAcceptHeaders: ['text/html', 'image/']}}}) as object,
  };
}
