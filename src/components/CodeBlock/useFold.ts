import {useEffect, useRef, useState, type MouseEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {keepInPlace} from '../../lib/browser/keep-in-place';

interface Fold {
  /** For the element around the code. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFolded: boolean;
  readonly toggle: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Whether long code shows only its beginning: until the reader asks for the rest, or the browser's search or a link to
 * a text finds something in it.
 */
export function useFold(isLong: boolean): Fold {
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isLong && !isOpen;
  useEffect(() => {
    const box = content.current;
    if (!isFolded || !box) return undefined;
    const open = () => flushSync(() => setIsOpen(true));
    const openAround = () => {
      const found = [...box.querySelectorAll<HTMLElement>('[data-fold]')].find(isFound);
      if (!found) return;
      const top = () => found.getBoundingClientRect().top - found.scrollTop;
      const before = top();
      open();
      window.scrollBy({top: top() - before, behavior: 'instant'});
    };
    // What a link leads to has been found before hydration.
    const frame = requestAnimationFrame(openAround);
    box.addEventListener('beforematch', open);
    box.addEventListener('scroll', openAround, true);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('beforematch', open);
      box.removeEventListener('scroll', openAround, true);
    };
  }, [isFolded]);
  const toggle = ({currentTarget}: MouseEvent<HTMLElement>) => {
    if (isOpen) {
      // Otherwise, the page below would take the place of the code.
      keepInPlace(currentTarget);
      // The browser has removed it where it found something.
      for (const part of content.current?.querySelectorAll('[data-fold]') ?? [])
        part.setAttribute('hidden', 'until-found');
    }
    setIsOpen(!isOpen);
  };
  return {content, isFolded, toggle};
}

/** Whether the browser has shown a part, or scrolled in it: those that do not know `until-found` follow links so. */
function isFound(part: HTMLElement): boolean {
  return !part.hidden || part.scrollTop > 0;
}
