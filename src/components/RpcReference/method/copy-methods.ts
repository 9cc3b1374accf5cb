import {methodFile} from '../../../data/rpc/method-file';
import {loadText} from '../../../lib/browser/load-text';
import {copyLoaded} from '../../Clipboard/copy-loaded';
import {followCopy} from '../../Clipboard/follow-copy';
import {announce} from '../requests/announce';

/**
 * Makes the buttons with `data-copy-method` copy a method as Markdown, for readers who ask an assistant about it: the
 * whole page is too long for most assistants.
 *
 * @param atBase adds the base URL to a path
 * @returns the cleanup.
 */
export function copyMethods(box: HTMLElement, atBase: (path: string) => string): () => void {
  const onClick = ({target}: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-method]') : null;
    const name = button?.dataset.copyMethod;
    if (button && name !== undefined) void copyMethod(button, name, atBase(methodFile(name)));
  };
  box.addEventListener('click', onClick);
  return () => box.removeEventListener('click', onClick);
}

async function copyMethod(button: HTMLElement, name: string, file: string): Promise<void> {
  const messages = {
    copied: `${name} is copied as Markdown.`,
    failed:
      'Not copied. Open the page as Markdown instead, with the menu next to Copy page, and copy the method there.',
  };
  await followCopy(button, copyLoaded(loadText(file)), messages, (message, outcome) =>
    announce(message, outcome === 'failed'),
  );
}
