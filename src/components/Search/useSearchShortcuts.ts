import {useLayoutEffect} from 'react';
import {isComposing} from '../../lib/browser/is-composing';
import {isSlashOff} from './slash-off';

/** Whether the target is editable, so that `/` is input and not a shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))
  );
}

interface Actions {
  /** Called when Ctrl or Cmd goes down: K may follow, about 100 ms later. */
  readonly onIntent: () => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Ctrl/Cmd+K opens and closes the search, `/` opens it unless it is off, Escape closes it (M1). */
export function useSearchShortcuts(isOpen: boolean, {onIntent, onOpen, onClose}: Actions): void {
  // Before the page counts as hydrated: until then, a script in its head remembers the shortcuts.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // During IME composition, Escape discards a candidate.
      if (isComposing(event)) return;
      // A modal dialog is open: the search would open below it, hidden and inert.
      if (!isOpen && document.querySelector('dialog[open]')) return;
      if ((event.key === 'Control' || event.key === 'Meta') && !event.repeat) onIntent();
      // Autofill sends keydown events without a key.
      const key = (event.key as string | undefined)?.toLowerCase();
      const {altKey, shiftKey} = event;
      const isCommand = event.ctrlKey || event.metaKey;
      // On the K key, layouts for other scripts have a letter of their own, such as л.
      const isK = key === 'k' || (event.code === 'KeyK' && !/^[a-z]$/.test(key ?? ''));
      // With Shift, it opens the console of Firefox.
      const isCommandK = isK && isCommand && !altKey && !shiftKey;
      const isSlash = key === '/' && !isCommand && !altKey && !isTyping(event.target) && !isSlashOff();
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
