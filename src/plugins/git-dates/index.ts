/**
 * When each page was last changed, from the history of the repository. Given to Docusaurus in place of its own
 * reader, which stops a build outside a repository and, in a shallow clone, dates every page with the newest commit.
 */
import type {VcsConfig} from '@docusaurus/types';
import {readHistory, type History} from './read-history';

/** No page has a date where the history is missing or cut short: none is better than a wrong one. */
export function gitDates(warn: (message: string) => void = console.warn): VcsConfig {
  let reading: Promise<History> | undefined;
  return {
    initialize({siteDir}) {
      // The theme says of every date in development that it is made up.
      if (process.env.NODE_ENV === 'development') return;
      reading = readHistory(siteDir);
      void reading.then(({missing}) => {
        if (missing !== undefined) warn(`Pages get no "Last updated on", and the sitemap no dates: ${missing}`);
      });
    },
    async getFileLastUpdateInfo(file) {
      const timestamp = (await reading)?.changes.get(file);
      // Whoever wrote a page is not shown.
      return timestamp === undefined ? null : {timestamp, author: ''};
    },
    // Only blogs ask for it.
    getFileCreationInfo: (file) =>
      Promise.reject(new Error(`When ${file} was made is not read from the history: src/plugins/git-dates.`)),
  };
}
