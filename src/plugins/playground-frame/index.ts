/**
 * The document that runs the code of live blocks, beside the pages: an HTML file with a policy of its own,
 * so that no page needs to evaluate code, and a script of its own, so that no page loads it.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {playground} from '../../config/playground';
import {emitFiles} from '../lib/emit-files';
import {bundleApart} from './bundle-apart';
import {frameHtml} from './frame-html';

/** Parts of react-live: a page needs its editor, with the highlighter; the document needs its compiler. */
const parts = /[\\/]node_modules[\\/](?:sucrase|prism-react-renderer)[\\/]/;

export default function playgroundFrame({siteDir}: LoadContext): Plugin {
  const entry = path.join(siteDir, 'src/components/Playground/frame/main.tsx');
  return {
    name: 'playground-frame',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              bundleApart({context: siteDir, entry, file: playground.frameScript}),
              emitFiles(() => [[playground.frameFile, frameHtml()]]),
            ],
            // So that each is left out where it is not used.
            module: {rules: [{test: parts, sideEffects: false}]},
          },
  };
}
