import {useEffect, useRef, type RefObject} from 'react';

export interface TypedAhead {
  /** Of any length. */
  readonly query: string;
  /** The parts of it that the reader has pasted. */
  readonly pasted: readonly string[];
  /** Whether Enter was pressed last. */
  readonly isEntered: boolean;
}

const nothing: TypedAhead = {query: '', pasted: [], isEntered: false};

/**
 * Buffers what the reader types or pastes while the search loads, as its initial query. The page does not act on these
 * keys.
 */
export function useTypedAhead(isLoading: boolean): RefObject<TypedAhead> {
  const typed = useRef(nothing);
  useEffect(() => {
    if (!isLoading) return undefined;
    typed.current = nothing;
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey, repeat} = event;
      const {query, pasted} = typed.current;
      const isCharacter = /^.$/u.test(key);
      // Without a query it is for the page, as is an Enter that was held down since it opened the search.
      const isEntered = key === 'Enter' && query !== '' && !repeat;
      // Windows reports AltGr, which many keyboard layouts need for @, as Ctrl+Alt.
      const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
      if (isShortcut || !(isCharacter || isEntered || key === 'Backspace')) return;
      event.preventDefault();
      if (isEntered) typed.current = {query, pasted, isEntered};
      else typed.current = {query: isCharacter ? query + key : query.slice(0, -1), pasted, isEntered};
    };
    const onPaste = (event: ClipboardEvent) => {
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const {query, pasted} = typed.current;
      typed.current = {query: query + text, pasted: [...pasted, text], isEntered: false};
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('paste', onPaste);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('paste', onPaste);
    };
  }, [isLoading]);
  return typed;
}
