import {isPlainClick} from '../../lib/follow-link';
import {hashId} from '../../lib/hash-target';
import {copyText, feedbackTime} from '../../components/Clipboard/copy-text';
import styles from '../../components/VisuallyHidden/VisuallyHidden.module.css';

/** The # behind a heading, and a button that names the id of one. */
const links = 'a.hash-link, [data-copy-link]';

/**
 * The # behind a heading leads there, as every link does. From now on a click on it, or Enter, also copies the
 * address of the section, and says so. So does a button with `data-copy-link`.
 *
 * @returns what ends it.
 */
export function copyHeadingLinks(): () => void {
  const status = document.createElement('div');
  status.setAttribute('role', 'status');
  status.className = `heading-link-status ${styles.visuallyHidden}`;
  document.body.append(status);

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>(links) : null;
    if (link && isPlainClick(event, link)) void copyLink(link, status);
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    status.remove();
  };
}

/** Clears the status of the last copy. */
let takeBack: (() => void) | undefined;

async function copyLink(link: HTMLElement, status: HTMLElement): Promise<void> {
  const place = link.getAttribute('href') ?? `#${link.dataset.copyLink}`;
  // Without the query, which holds what the reader has entered into a tool of the page.
  const {origin, pathname, hash} = new URL(place, window.location.href);
  const isCopied = await copyText(origin + pathname + hash).then(
    () => true,
    () => false,
  );
  takeBack?.();
  link.dataset.copied = isCopied ? 'Copied' : 'Not copied';
  status.textContent = isCopied
    ? `The link to ${nameOf(link, hash)} is copied.`
    : 'Not copied: your browser refused. Copy the address of the page instead.';
  const end = () => {
    clearTimeout(timer);
    delete link.dataset.copied;
    status.textContent = '';
  };
  const timer = setTimeout(end, feedbackTime);
  takeBack = end;
}

/** The words of the heading; the id of what is no heading. */
function nameOf(link: Element, hash: string): string {
  const heading = link.closest('h1, h2, h3, h4, h5, h6')?.textContent;
  return heading?.replace(/\u200B/g, '').trim() || hashId(hash);
}
