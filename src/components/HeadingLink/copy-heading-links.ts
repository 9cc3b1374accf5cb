import {percentDecode} from '../../lib/percent-decode';
import styles from '../VisuallyHidden/VisuallyHidden.module.css';

const feedbackTime = 2000;
const copied = 'Copied';
const notCopied = 'Not copied';

/**
 * The # behind a heading leads there, as every link does. From now on a click on it, or Enter, also copies the
 * address of the section, and says so.
 *
 * @returns what ends it.
 */
export function copyHeadingLinks(): () => void {
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = `heading-link-status ${styles.visuallyHidden}`;
  document.body.append(status);

  const onClick = (event: MouseEvent) => {
    // With one of these keys the link opens a tab, a window or a download.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.hash-link') : null;
    if (link) void copyLink(link, status);
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    status.remove();
  };
}

async function copyLink(link: HTMLAnchorElement, status: HTMLElement): Promise<void> {
  // Without the query, which holds what the reader has entered into a tool of the page.
  const {origin, pathname, hash} = new URL(link.href);
  try {
    // Without a secure context there is no clipboard, and this throws.
    await navigator.clipboard.writeText(origin + pathname + hash);
    link.dataset.copied = copied;
    status.textContent = `The link to ${nameOf(link, hash)} is copied.`;
  } catch {
    link.dataset.copied = notCopied;
    status.textContent = 'Not copied: your browser refused. Copy the address of the page instead.';
  }
  setTimeout(() => {
    delete link.dataset.copied;
    status.textContent = '';
  }, feedbackTime);
}

/** The words of the heading; the id of what is no heading. */
function nameOf(link: Element, hash: string): string {
  const heading = link.closest('h1, h2, h3, h4, h5, h6')?.textContent;
  return heading?.replace(/\u200B/g, '').trim() || percentDecode(hash.slice(1));
}
