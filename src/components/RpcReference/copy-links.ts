import {announce} from './announcement';

/** How long a button says what happened, in milliseconds. */
const feedbackTime = 2000;

const labels = {rest: 'Copy link', copied: 'Copied', failed: 'Not copied'} as const;

/**
 * Makes the buttons with `data-copy-link` copy the address of the heading with that id. One listener for
 * all of them, so that the page need not bring each to life.
 *
 * @returns what ends it.
 */
export function copyLinks(box: HTMLElement): () => void {
  const onClick = ({target}: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-link]') : null;
    if (button) void copyLink(button, button.dataset.copyLink ?? '');
  };
  box.addEventListener('click', onClick);
  return () => box.removeEventListener('click', onClick);
}

async function copyLink(button: HTMLElement, id: string): Promise<void> {
  const {origin, pathname} = window.location;
  try {
    // Without a secure context there is no clipboard, and this throws.
    await navigator.clipboard.writeText(`${origin}${pathname}#${id}`);
    button.textContent = labels.copied;
    announce(`The link to ${id} is copied.`);
  } catch {
    button.textContent = labels.failed;
    announce('Not copied: your browser refused. Copy the address of the heading instead.');
  }
  setTimeout(() => {
    button.textContent = labels.rest;
  }, feedbackTime);
}
