/**
 * Last-updated dates of pages, from the Git history. Replaces Docusaurus's own reader, which fails a build outside a
 * repository and, in a shallow clone, dates every page with the newest commit.
 */
import type {VcsConfig} from '@docusaurus/types';
import {readHistory, type History} from './read-history';

/** If the history is missing or truncated, pages have no date: none is better than a wrong one. */
export function gitDates(warn: (message: string) => void = console.warn): VcsConfig {
  let reading: Promise<History> | undefined;
  return {
    initialize({siteDir}) {
      // In development, the theme labels every date as simulated.
      if (process.env.NODE_ENV === 'development') return;
      reading = readHistory(siteDir);
      void reading.then(({missing}) => {
        if (missing !== undefined) warn(`Pages get no "Last updated on", and the sitemap no dates: ${missing}`);
      });
    },
    async getFileLastUpdateInfo(file) {
      const timestamp = (await reading)?.changes.get(file);
      // The site does not show authors.
      return timestamp === undefined ? null : {timestamp, author: ''};
    },
    // Called only by the blog plugin.
    getFileCreationInfo: (file) =>
      Promise.reject(new Error(`src/plugins/git-dates does not read creation dates (${file}).`)),
  };
}
