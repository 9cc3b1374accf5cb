import {useEffect, useRef, useState, type MouseEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {keepInPlace} from '../../lib/browser/keep-in-place';

interface Fold {
  /** For the element around the code. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** Whether it leaves something out while it is folded. */
  readonly isLong: boolean;
  readonly isFolded: boolean;
  readonly open: () => void;
  readonly toggle: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Whether long code shows only its beginning: until the reader asks for the rest, or the browser's search or a link to
 * a text finds something in it.
 *
 * @param html the code, with what it leaves out marked (`foldLines`)
 */
export function useFold(html: string): Fold {
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isLong = html.includes('<span data-fold=');
  const isFolded = isLong && !isOpen;
  useEffect(() => {
    const box = content.current;
    if (!isFolded || !box) return undefined;
    const parts = [...box.querySelectorAll('[data-fold]')];
    const openNow = () => flushSync(() => setIsOpen(true));
    const openAround = () => {
      const found = parts.find(isFound);
      if (!found) return;
      const top = () => found.getBoundingClientRect().top - found.scrollTop;
      const before = top();
      openNow();
      window.scrollBy({top: top() - before, behavior: 'instant'});
    };
    let frame = 0;
    // What a link to a text leads to may have been found before hydration.
    if (parts.some(isFound)) frame = requestAnimationFrame(openAround);
    // Only now, as reading modes drop what is hidden in the HTML, whatever the value.
    else for (const part of parts) part.setAttribute('hidden', 'until-found');
    box.addEventListener('beforematch', openNow);
    box.addEventListener('scroll', openAround, true);
    return () => {
      for (const part of parts) part.removeAttribute('hidden');
      cancelAnimationFrame(frame);
      box.removeEventListener('beforematch', openNow);
      box.removeEventListener('scroll', openAround, true);
    };
  }, [isFolded, html]);
  const open = () => setIsOpen(true);
  const toggle = ({currentTarget}: MouseEvent<HTMLElement>) => {
    // Otherwise, the page below would take the place of the code.
    if (isOpen) keepInPlace(currentTarget);
    setIsOpen(!isOpen);
  };
  return {content, isLong, isFolded, open, toggle};
}

/** Whether the browser has scrolled in a part, to what it has found there: it does where a part is not `until-found`. */
function isFound({scrollTop}: Element): boolean {
  return scrollTop > 0;
}
