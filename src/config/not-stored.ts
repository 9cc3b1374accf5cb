import {searchFiles} from './search-files';

/**
 * Files of the build output, by relative path, that are left out of the offline copy because no page or tool uses
 * them. All others are stored, and tests/e2e/offline.spec.ts limits their size.
 */
export const notStored = [
  // For hosting platforms and crawlers. Some hosts don't publish files that begin with a dot, and a single missing file
  // keeps readers from storing the site.
  /^_/,
  /(?:^|\/)\./,
  /^robots\.txt$/,
  /^(?:sitemap|opensearch)\.xml$/,
  // For LLMs: all pages in one file.
  /^llms(?:-full)?\.txt$/,
  // For link previews on other sites, and for the device's operating system.
  /^(?:assets\/social\/|img\/(?:icon-|apple-touch))/,
  // The frame of live code has an opaque origin, so no service worker controls it.
  /^playground\//,
  // For the hosted search provider.
  new RegExp(`^${searchFiles.folder}/${searchFiles.records}$`),
  // Offline, it is unknown which pages exist: src/plugins/offline/worker/offline-page.ts responds instead.
  /^404\.html$/,
] as const;
