import type {UserThemeConfig} from '@docusaurus/theme-common';

/**
 * The bar above the navigation. Give a new announcement a new `id`: readers who dismissed the old
 * one see it again. Set this to `undefined` to show no bar.
 */
export const announcement: UserThemeConfig['announcementBar'] = {
  id: 'dyndexer-proposal-2026-11',
  // Short enough for one line on a phone.
  content: 'dyndexer is a preview: <a href="/dyndexer/overview#preview">not available yet</a>.',
  isCloseable: true,
};
