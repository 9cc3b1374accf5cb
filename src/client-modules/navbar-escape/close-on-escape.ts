/**
 * Client module. Escape closes what the reader has opened in the navigation bar, the menu of a phone or a list of
 * links, and gives the focus back to what opened it. Docusaurus closes them by a click or by the focus elsewhere.
 */
if (typeof document !== 'undefined') document.addEventListener('keydown', closeOnEscape);

function closeOnEscape({key}: KeyboardEvent): void {
  if (key !== 'Escape') return;
  const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
  const trigger = document.querySelector<HTMLElement>(close ? '.navbar__toggle' : '.dropdown--show > a');
  if (close) close.click();
  // The list closes when the focus is elsewhere, as it seems to be for a moment.
  else if (trigger) document.dispatchEvent(new FocusEvent('focusin'));
  trigger?.focus();
}
