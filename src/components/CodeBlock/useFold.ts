import {useEffect, useRef, useState, type MouseEvent, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {keepInPlace} from '../../lib/browser/keep-in-place';

interface Fold {
  /** For the element around the code's box. */
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isFolded: boolean;
  readonly toggle: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Whether long code shows only its beginning: until the reader asks for the rest, or a link to a text has found
 * something in it, and scrolled its box there. The browser's own search does not scroll the box.
 */
export function useFold(isLong: boolean): Fold {
  const content = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isLong && !isOpen;
  useEffect(() => {
    const box = content.current?.firstElementChild;
    const code = box?.firstElementChild;
    if (!isFolded || !box || !code) return undefined;
    const openAround = () => {
      if (box.scrollTop === 0) return;
      const top = () => code.getBoundingClientRect().top;
      const before = top();
      flushSync(() => setIsOpen(true));
      window.scrollBy({top: top() - before, behavior: 'instant'});
    };
    // What a link leads to has been found before hydration.
    const frame = requestAnimationFrame(openAround);
    box.addEventListener('scroll', openAround);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', openAround);
    };
  }, [isFolded]);
  const toggle = ({currentTarget}: MouseEvent<HTMLElement>) => {
    // Otherwise, the page below would take the place of the code.
    if (isOpen) keepInPlace(currentTarget);
    setIsOpen(!isOpen);
  };
  return {content, isFolded, toggle};
}
