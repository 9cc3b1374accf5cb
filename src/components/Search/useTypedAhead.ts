import {useEffect, useRef, type RefObject} from 'react';
import {searchPage} from '../../config/search-page';

/** Buffers what the reader types while the search loads, as its initial query. The page does not act on these keys. */
export function useTypedAhead(isLoading: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isLoading) return undefined;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey} = event;
      const isCharacter = /^.$/u.test(key);
      // Windows reports AltGr, which many keyboard layouts need for @, as Ctrl+Alt.
      const isShortcut = (ctrlKey || metaKey || altKey) && !event.getModifierState('AltGraph');
      if (isShortcut || !(isCharacter || key === 'Backspace')) return;
      event.preventDefault();
      typed.current = isCharacter
        ? (typed.current + key).slice(0, searchPage.maxQueryLength)
        : typed.current.slice(0, -1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isLoading]);
  return typed;
}
