import {useEffect} from 'react';

/** True while the reader is typing into something, where `/` is a character. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

interface Actions {
  /** The reader holds Ctrl or Cmd: K may follow, about a tenth of a second later. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Ctrl/Cmd+K opens and closes the search, `/` opens it, Escape closes it (M1). */
export function useSearchShortcuts(isOpen: boolean, {onIntent, onOpen, onClose}: Actions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog has the page: what opens below it can be neither seen nor used.
      if (!isOpen && document.querySelector('dialog[open]')) return;
      if ((event.key === 'Control' || event.key === 'Meta') && !event.repeat) onIntent();
      // Autofill sends keydown events without a key.
      const isCommandK = (event.key as string | undefined)?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (isOpen ? isCommandK || event.key === 'Escape' : isCommandK || isSlash) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onIntent, onOpen, onClose]);
}
