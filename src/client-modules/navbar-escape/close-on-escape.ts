/**
 * Client module. Escape closes what the reader has opened in the navigation bar, the mobile menu or a list of links,
 * and returns the focus to the trigger. Docusaurus closes them only on a click or when the focus moves elsewhere.
 */
if (typeof document !== 'undefined') document.addEventListener('keydown', closeOnEscape);

function closeOnEscape({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
  const trigger = document.querySelector<HTMLElement>(close ? '.navbar__toggle' : '.dropdown--show > a');
  if (close) close.click();
  // The list closes on a `focusin` event outside of it: simulate one.
  else if (trigger) document.dispatchEvent(new FocusEvent('focusin'));
  trigger?.focus();
}
