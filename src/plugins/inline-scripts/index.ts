/**
 * Small scripts that run before the first paint, so that stored preferences apply at once instead of after the page's
 * scripts have loaded.
 */
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sidebar} from '../../config/sidebar';
import {scriptJson} from '../../lib/script-json';

export default function inlineScripts({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as UserThemeConfig;
  const scripts = [
    hideSidebarScript(),
    knownColorModeScript(),
    ...(announcementBar?.id ? [newAnnouncementScript(announcementBar.id)] : []),
  ];
  return {
    name: 'inline-scripts',
    // In the head: the theme's own scripts, which read the color mode and the announcement's flag, run in the body.
    injectHtmlTags: () => ({headTags: scripts.map((innerHTML) => ({tagName: 'script', innerHTML}))}),
  };
}

/** Marks `<html>` while the reader keeps the sidebar hidden (C9). */
export function hideSidebarScript(): string {
  const key = JSON.stringify(sidebar.hiddenStorageKey);
  const attribute = JSON.stringify(sidebar.hiddenAttribute);
  return `try{localStorage.getItem(${key})==='true'&&document.documentElement.setAttribute(${attribute},'true')}catch(e){}`;
}

/**
 * Removes an unsupported color mode from storage (C8). The storage key is common: another site at the same origin may
 * have stored `system`, for which the theme would show a switch without an icon.
 */
export function knownColorModeScript(): string {
  return `try{/^(light|dark)$/.test(localStorage.getItem('theme')||'light')||localStorage.removeItem('theme')}catch(e){}`;
}

/**
 * Resets the dismissal of an older announcement (C3). The theme does this too, but only after its style sheet has
 * hidden the bar, so a new announcement would show only from the second visit on.
 */
export function newAnnouncementScript(announcementId: string): string {
  const id = scriptJson(announcementId);
  const idKey = "'docusaurus.announcement.id'";
  const dismissKey = "'docusaurus.announcement.dismiss'";
  return `try{localStorage.getItem(${idKey})!==${id}&&(localStorage.setItem(${idKey},${id}),localStorage.setItem(${dismissKey},'false'))}catch(e){}`;
}
