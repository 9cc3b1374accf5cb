import type {ClientModule} from '@docusaurus/types';
import {revealOnce} from '../../lib/browser/reveal-once';

let changes: MutationObserver | undefined;

/**
 * Client module. Keeps the entry of the page in view in the sidebar, and that of the section in the table of contents:
 * both scroll on their own when the window is low.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const sidebar = document.querySelector('.theme-doc-sidebar-container .menu');
  if (sidebar) revealOnce(sidebar, sidebar.querySelector('[aria-current=page]'));

  changes?.disconnect();
  const toc = document.querySelector('.theme-doc-toc-desktop');
  if (!toc) return;
  // The theme marks the active entry while the reader scrolls the page. At the top of the page, none is active.
  changes = new MutationObserver(() => {
    revealOnce(toc, toc.querySelector('.table-of-contents__link--active') ?? toc.querySelector('a'));
  });
  changes.observe(toc, {subtree: true, attributeFilter: ['class']});
};
