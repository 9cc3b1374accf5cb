/**
 * Before the page's scripts have run, its buttons and the search shortcuts do nothing: on a slow network, for a
 * second or more after the page shows. A small script in the head records the last press, and what was typed after a
 * press of the search button; once the page responds, both are replayed.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {searchPage} from '../../config/search-page';
import {inlineScript} from '../../lib/html/inline-script';
import {rememberPress} from './client/remember-press';

export default function earlyPresses(): Plugin {
  return {
    name: 'early-presses',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: inlineScript(rememberPress, searchPage.slashOff.attribute)}],
    }),
    getClientModules: () => [path.join(__dirname, 'client/press-again.ts')],
  };
}
