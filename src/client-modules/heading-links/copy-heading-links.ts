import {copyText} from '../../components/Clipboard/copy-text';
import {followCopy} from '../../components/Clipboard/follow-copy';
import {addLiveStatus} from '../../components/LiveStatus/add-live-status';
import {isPlainClick} from '../../lib/browser/follow-link';
import {hashId} from '../../lib/browser/hash-target';

/** The # after a heading, and buttons that name the id of one. */
const links = 'a.hash-link, [data-copy-link]';

/**
 * The # after a heading is a plain link to it. With this listener, a click on it, or Enter, also copies the URL of the
 * section, with feedback. A button with `data-copy-link` does the same.
 */
export function copyHeadingLinks(): void {
  const status = addLiveStatus('heading-link-status');

  const announce = (message: string) => {
    status.textContent = message;
    return () => (status.textContent = '');
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(links) : null;
    if (link && isPlainClick(event, link)) void copyLink(link, announce);
  });
}

async function copyLink(link: HTMLElement, announce: (message: string) => () => void): Promise<void> {
  const place = link.getAttribute('href') ?? `#${link.dataset.copyLink}`;
  // Without the query, which contains the reader's input to a tool on the page.
  const {origin, pathname, hash} = new URL(place, window.location.href);
  const messages = {
    copied: `The link to ${nameOf(link, hash)} is copied.`,
    failed: 'Not copied: your browser refused. Follow the # after the heading, then copy the address.',
  };
  await followCopy(link, copyText(origin + pathname + hash), messages, announce);
}

/** Text of the heading; for other elements, the id. */
function nameOf(link: Element, hash: string): string {
  const heading = link.closest('h1, h2, h3, h4, h5, h6')?.textContent;
  return heading?.replace(/\u200B/g, '').trim() || hashId(hash);
}
