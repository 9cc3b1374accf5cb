import {createFocusTrap} from 'focus-trap';

/**
 * Traps focus in the modal. Activating the trap measures every element, which takes 5% of the time to first results,
 * so it is deferred until focus is about to leave the input.
 *
 * @param root the modal's outermost element.
 */
export function trapFocus(root: HTMLElement, signal: AbortSignal): void {
  const hasFocus = () => root.contains(document.activeElement);
  const trap = createFocusTrap(root, {
    escapeDeactivates: false,
    allowOutsideClick: true,
    delayInitialFocus: false,
    // The input gets focus if focus was stolen, or the focused element was removed.
    initialFocus: () => !hasFocus() && (root.querySelector('input') ?? false),
    // The search bar returns focus to its button.
    returnFocusOnDeactivate: false,
    fallbackFocus: () => root.querySelector('input') ?? root,
  });
  // Capture on `window`: the trap is activated before the event reaches its own listeners.
  const options = {capture: true, signal};
  window.addEventListener('keydown', ({key}) => key === 'Tab' && trap.activate(), options);
  window.addEventListener('focusin', ({target}) => target !== root.querySelector('input') && trap.activate(), options);
  signal.addEventListener('abort', () => trap.deactivate());
}
