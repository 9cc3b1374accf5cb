import {search} from './search';

/**
 * Files of the built site, relative to its folder, that no page shows and no tool reads. All others are
 * stored, and tests/e2e/offline.spec.ts limits their size.
 */
export const notStored = [
  // For hosts and crawlers.
  /^_/,
  /^robots\.txt$/,
  /^(?:sitemap|opensearch)\.xml$/,
  // For readers that are programs: all pages in one file.
  /^llms(?:-full)?\.txt$/,
  // For previews in other sites, and for the system of the reader's device.
  /^(?:assets\/social\/|img\/(?:icon-|apple-touch))/,
  // The frame of live code has no origin, and so no worker.
  /^playground\//,
  // For the hosted search provider.
  new RegExp(`^${search.assetFolder}/${search.recordsFile}$`),
  // Without a network nobody knows which pages exist: src/plugins/offline/worker/offline-page.ts answers.
  /^404\.html$/,
] as const;
