import {useLocation} from '@docusaurus/router';
import {useEffect, useEffectEvent} from 'react';
import {onCloseRequest} from './close-request';

/**
 * While the mobile menu is open, moves the focus into it and keeps it there: the page around it is inert. The theme
 * leaves the focus on the toggle, and Tab then moves through the page behind the backdrop. Android's Back closes it, as
 * does going to another page by other links than its own: from the search, which opens above it.
 */
export function useModalMenu(isOpen: boolean, onClose: () => void): void {
  useEffect(() => (isOpen ? onCloseRequest(onClose) : undefined), [isOpen, onClose]);
  const {key} = useLocation();
  const onArrival = useEffectEvent(() => {
    if (isOpen) onClose();
  });
  useEffect(() => onArrival(), [key]);
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar');
    if (!isOpen || !menu) return undefined;
    for (const [name, value] of Object.entries(dialog)) menu.setAttribute(name, value);
    const page = surroundings(menu);
    for (const element of page) element.inert = true;
    const enter = () => {
      if (!menu.contains(document.activeElement)) menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    };
    enter();
    // Until the menu starts to slide in, it is hidden and cannot have the focus; later, each of its two panels slides in.
    menu.addEventListener('transitionend', enter);
    return () => {
      menu.removeEventListener('transitionend', enter);
      for (const element of page) element.inert = false;
      // Not in a layout effect: React restores the focus after those have been cleaned up.
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [isOpen]);
}

const dialog = {role: 'dialog', 'aria-modal': 'true', 'aria-label': 'Menu'};

/** All elements of the site that neither contain the menu nor belong to it. */
function surroundings(menu: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner = menu; inner.parentElement && inner.id !== '__docusaurus'; inner = inner.parentElement) {
    found.push(...Array.from(inner.parentElement.children).filter((other) => isOutside(other, inner)));
  }
  return found;
}

function isOutside(element: Element, inner: Element): element is HTMLElement {
  return element instanceof HTMLElement && element !== inner && !element.matches('.navbar-sidebar__backdrop');
}
