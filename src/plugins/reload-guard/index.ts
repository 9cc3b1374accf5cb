/** Adds the inline script of `script.ts` to every page of a build. */
import type {Plugin} from '@docusaurus/types';
import {reloadGuardScript} from './script';

export default function reloadGuard(): Plugin {
  return {
    name: 'reload-guard',
    // With the dev server, a script that fails is for the author to see, not to reload away.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production' ? {headTags: [{tagName: 'script', innerHTML: reloadGuardScript()}]} : {},
  };
}
