import {placeTip} from './place-tip';

/** False in browsers of before 2024 (Chrome 114, Firefox 125, Safari 17): there a term is a link and no more. */
export function canOpenTips(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Closes the tip that is open, if there is one. */
let closeOpenTip = (): void => {};

/**
 * Shows a tip beside its word until it is closed. Only one tip is open at a time.
 *
 * The popover is a manual one: an automatic one cannot be closed by a tap outside in Safari on iOS
 * before 18.3, and would be closed by the tap on its own word before that is a click.
 *
 * @param term holds the word and the tip; a tap outside of it closes the tip, as Escape does.
 * @param onClose is called when the reader closes the tip, or another one opens.
 * @returns hides the tip.
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
  document.addEventListener('keydown', ({key}) => key === 'Escape' && onClose(), {signal});
  document.addEventListener('pointerdown', ({target}) => term.contains(target as Node) || onClose(), {signal});
  window.addEventListener('resize', place, {signal});
  // The tip moves with the page by itself, but not with a table that scrolls in it.
  document.addEventListener('scroll', ({target}) => target !== document && place(), {capture: true, signal});

  // Something above the word may load, and move it. The body is as high as the window, whatever it holds.
  const layout = new ResizeObserver(place);
  layout.observe(term.closest('article') ?? document.body);

  return () => {
    listeners.abort();
    layout.disconnect();
    if (closeOpenTip === onClose) closeOpenTip = () => {};
    tip.hidePopover();
  };
}
