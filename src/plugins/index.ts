/**
 * The plugins of the site, for its configuration, which loads them all at once (lib/load-typescript.cjs). They load what
 * only some builds need when they need it.
 */
import {lazyRemarkPlugin} from './lib/lazy-remark-plugin';

export {default as appManifest} from './app-manifest';
export {default as buildCache} from './build-cache';
export {default as devServer} from './dev-server';
export {default as dyndexerFiles} from './dyndexer-files';
export {default as earlyPresses} from './early-presses';
export {default as exactRoutes} from './exact-routes';
export {gitDates} from './git-dates';
export {default as inlineStyles} from './inline-styles';
export {default as lazyChunks} from './lazy-chunks';
export {default as leanBundle} from './lean-bundle';
export {default as leanStyles} from './lean-styles';
export {inOrder} from './lib/in-order';
export {default as linkCheck} from './link-check';
export {default as markdownTwins} from './markdown-twins';
export {default as mdxOnce} from './mdx-once';
export {default as methodNames} from './method-names';
export {default as minifyCache} from './minify-cache';
export {default as navigation} from './navigation';
export {default as offlineCopy} from './offline';
export {default as openapi} from './openapi';
export {default as openrpc} from './openrpc';
export {default as opensearch} from './opensearch';
export {default as pageList} from './page-list';
export {default as pageMetadata} from './page-metadata';
export {default as pageScripts} from './page-scripts';
export {default as pageStyles} from './page-styles';
export {default as playgroundFrame} from './playground-frame';
export {default as reloadGuard} from './reload-guard';
export {default as robots} from './robots';
export {default as searchIndex} from './search-index';
export {default as securityHeaders} from './security-headers';
export {default as storedPreferences} from './stored-preferences';

/** What changes the syntax tree of a page, in the order of their names. */
export const remark = {
  dataBlocks: lazyRemarkPlugin(() => import('./remark-data-blocks')),
  deferredSections: lazyRemarkPlugin(() => import('./remark-deferred-sections')),
  diagrams: lazyRemarkPlugin(() => import('./remark-diagrams')),
  glossaryTerms: lazyRemarkPlugin(() => import('./remark-glossary-terms')),
  highlightCode: lazyRemarkPlugin(() => import('./remark-highlight-code')),
  pageImports: lazyRemarkPlugin(() => import('./remark-page-imports')),
  phoneTables: lazyRemarkPlugin(() => import('./remark-phone-tables')),
  rowHeaders: lazyRemarkPlugin(() => import('./remark-row-headers')),
  samples: lazyRemarkPlugin(() => import('./remark-samples')),
};
