import {useEffect, useRef, type RefObject} from 'react';
import {codeInAddress} from '../../tools/error-decoder/code-in-address';

/**
 * Scrolls to the decoder if a link with an error code opened the page and the answer is below the screen of a phone.
 * Not if the link has an anchor, or the reader has scrolled by then.
 *
 * @param isDecoded whether the answer is rendered
 * @returns the ref of the decoder
 */
export function useLinkedAnswer(isDecoded: boolean): RefObject<HTMLDivElement | null> {
  const decoder = useRef<HTMLDivElement>(null);
  const isLinked = useRef(false);
  useEffect(() => {
    const {hash, search} = window.location;
    isLinked.current = hash === '' && codeInAddress(new URLSearchParams(search)) !== '';
  }, []);
  useEffect(() => {
    if (!isDecoded || !isLinked.current) return;
    isLinked.current = false;
    const top = decoder.current?.querySelector('ol')?.getBoundingClientRect().top ?? 0;
    if (window.scrollY === 0 && top > 0.75 * window.innerHeight) decoder.current?.scrollIntoView();
  }, [isDecoded]);
  return decoder;
}
