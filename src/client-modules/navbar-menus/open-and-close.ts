import {onEscape} from '../../lib/browser/on-escape';

/**
 * Client module. What Docusaurus lacks for the menus of the navbar. Escape closes an open dropdown, and returns the
 * focus to its trigger, or the mobile menu, where src/hooks/useModalMenu does that. A click on a dropdown opens or
 * closes it, as its Enter key does: screen readers and voice control have no pointer above it, which would open it,
 * without telling that it is open.
 */
if (typeof document !== 'undefined') {
  onEscape(closeMenu);
  document.addEventListener('click', toggleDropdown);
}

function closeMenu(): void {
  const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
  const trigger = document.querySelector<HTMLElement>('.dropdown--show > a');
  if (close) {
    close.click();
  } else if (trigger) {
    // The dropdown closes on a `focusin` event outside it: simulate one.
    document.dispatchEvent(new FocusEvent('focusin'));
    trigger.focus();
  }
  hideHovered();
}

function toggleDropdown({target}: MouseEvent): void {
  const trigger = target instanceof Element ? target.closest('.dropdown > a[role]') : null;
  if (!trigger) return;
  const wasOpen = trigger.getAttribute('aria-expanded') === 'true';
  trigger.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  if (wasOpen) hideHovered();
}

/** Hides the dropdown that the style sheet shows below the pointer, until the pointer leaves it. */
function hideHovered(): void {
  const dropdown = document.querySelector('.dropdown:hover');
  dropdown?.setAttribute('data-hidden', '');
  dropdown?.addEventListener('pointerleave', () => dropdown.removeAttribute('data-hidden'), {once: true});
}
