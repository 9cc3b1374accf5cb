/**
 * Client module. Escape closes the mobile menu or an open dropdown of the navbar, and returns the focus to its trigger.
 * Docusaurus closes them only on a click or when the focus or the pointer moves elsewhere.
 */
import {hideHovered} from './hide-hovered';

if (typeof document !== 'undefined') document.addEventListener('keydown', closeOnEscape);

function closeOnEscape({key}: KeyboardEvent): void {
  // What is open above the menu closes first.
  if (key !== 'Escape' || document.querySelector('.DocSearch-Container, dialog[open]')) return;
  const close = document.querySelector<HTMLElement>('.navbar-sidebar--show .navbar-sidebar__close');
  const trigger = document.querySelector<HTMLElement>(close ? '.navbar__toggle' : '.dropdown--show > a');
  if (close) close.click();
  // The dropdown closes on a `focusin` event outside it: simulate one.
  else if (trigger) document.dispatchEvent(new FocusEvent('focusin'));
  trigger?.focus();
  hideHovered(document.querySelector('.dropdown:hover'));
}
