import {useEffect, useRef, type RefObject} from 'react';
import {searchPage} from '../../config/search-page';

/** What the reader types while the search still loads, to be its query. The page does nothing with these keys. */
export function useTypedAhead(isLoading: boolean): RefObject<string> {
  const typed = useRef('');
  useEffect(() => {
    if (!isLoading) return undefined;
    typed.current = '';
    const onKeyDown = (event: KeyboardEvent) => {
      const {key, ctrlKey, metaKey, altKey} = event;
      const isCharacter = /^.$/u.test(key);
      // Windows takes AltGr, with which many keyboards write @, for Ctrl and Alt.
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
