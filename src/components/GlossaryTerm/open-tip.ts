import {onEscape} from '../../lib/browser/on-escape';
import {placeTip} from './place-tip';

/** False before Chrome 114, Firefox 125, and Safari 17, which lack popovers: there, a term is only a link. */
export function canOpenTips(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Closes the open tip, if any. */
let closeOpenTip = (): void => {};

/**
 * Shows a tip next to its word until it is closed. Only one tip is open at a time.
 *
 * Uses a manual popover: an auto popover cannot be dismissed by tapping outside in Safari on iOS before 18.3,
 * and tapping its own word would dismiss it before the click event fires.
 *
 * @param term contains the word and the tip; tapping outside it closes the tip, as does Escape.
 * @param onClose called when the reader closes the tip, or another tip opens.
 * @returns the cleanup, which hides the tip.
 */
export function openTip(term: HTMLElement, word: HTMLElement, tip: HTMLElement, onClose: () => void): () => void {
  closeOpenTip();
  closeOpenTip = onClose;
  tip.showPopover();
  const place = () => {
    const {top, left} = placeTip([...word.getClientRects()], tip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    });
    tip.style.top = `${top + window.scrollY}px`;
    tip.style.left = `${left + window.scrollX}px`;
  };
  place();

  const listeners = new AbortController();
  const {signal} = listeners;
  onEscape(onClose, signal);
  document.addEventListener('pointerdown', ({target}) => term.contains(target as Node) || onClose(), {signal});
  window.addEventListener('resize', place, {signal});
  // The tip moves with the page, but not with a scrolling table inside it.
  document.addEventListener('scroll', ({target}) => target !== document && place(), {capture: true, signal});

  // Content that loads above the word can move it. Not the body, whose height is always that of the viewport.
  const layout = new ResizeObserver(place);
  layout.observe(term.closest('article') ?? document.body);

  return () => {
    listeners.abort();
    layout.disconnect();
    if (closeOpenTip === onClose) closeOpenTip = () => {};
    tip.hidePopover();
  };
}
