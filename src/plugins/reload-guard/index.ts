/** Adds the inline script of `guard-reload.ts` to every page of a build. */
import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../../lib/html/inline-script';
import {guardReload} from './client/guard-reload';

export default function reloadGuard(): Plugin {
  return {
    name: 'reload-guard',
    // With the dev server, a script that fails is for the author to see, not to reload away.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {headTags: [{tagName: 'script', innerHTML: inlineScript(guardReload)}]}
        : {},
  };
}
