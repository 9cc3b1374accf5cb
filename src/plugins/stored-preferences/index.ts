/** Applies what the reader's browser has stored before the first paint, and not only once the page's scripts have loaded. */
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchPage} from '../../config/search-page';
import {sidebar} from '../../config/sidebar';
import {inlineScript} from '../../lib/html/inline-script';
import {forgetUnknownColorMode, markChoices, showNewAnnouncement} from './client/stored-preferences';

export default function storedPreferences({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as UserThemeConfig;
  const scripts = [
    inlineScript(markChoices, sidebar.hidden, searchPage.slashOff),
    inlineScript(forgetUnknownColorMode),
    ...(announcementBar?.id ? [inlineScript(showNewAnnouncement, announcementBar.id)] : []),
  ];
  return {
    name: 'stored-preferences',
    // In the head: the theme's own scripts, which read the color mode and the announcement's flag, run in the body.
    injectHtmlTags: () => ({headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
  };
}
