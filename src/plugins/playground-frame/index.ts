/**
 * Emits the document that runs live code in an iframe: an HTML file with its own CSP, so that no page has to
 * allow `unsafe-eval`, and with its script inside, so that no page loads it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {playground} from '../../config/playground';
import {bundleIntoDocument} from './bundle-into-document';
import {frameHtml} from './frame-html';

/** Dependencies of react-live: pages need its editor, with the highlighter; the frame needs its compiler. */
const parts = /[\\/]node_modules[\\/](?:sucrase|prism-react-renderer)[\\/]/;

export default function playgroundFrame({siteDir}: LoadContext): Plugin {
  const entry = path.join(siteDir, 'src/components/Playground/frame/main.tsx');
  return {
    name: 'playground-frame',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [bundleIntoDocument({context: siteDir, entry, file: playground.frameFile, documentOf: frameHtml})],
            // So that each is tree-shaken where it is unused.
            module: {rules: [{test: parts, sideEffects: false}]},
          },
  };
}
