import {copyLoaded} from '../Clipboard/copy-loaded';
import {followCopy} from '../Clipboard/follow-copy';
import {announce, announceProblem} from './announce';

/**
 * Makes the buttons with `data-copy-method` copy a method as Markdown, for readers who ask an assistant about it: the
 * whole page is too long for most assistants.
 *
 * @returns the cleanup.
 */
export function copyMethods(box: HTMLElement): () => void {
  const onClick = ({target}: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-method]') : null;
    if (button) void copyMethod(button, button.dataset.copyMethod ?? '');
  };
  box.addEventListener('click', onClick);
  return () => box.removeEventListener('click', onClick);
}

async function copyMethod(button: HTMLElement, name: string): Promise<void> {
  const markdown = import('./method-markdown').then(({methodMarkdown}) => methodMarkdown(name));
  const messages = {
    copied: `${name} is copied as Markdown.`,
    failed:
      'Not copied. Open the page as Markdown instead, with the menu next to Copy page, and copy the method there.',
  };
  await followCopy(button, copyLoaded(markdown), messages, (message) =>
    (message === messages.failed ? announceProblem : announce)(message),
  );
}
