/** Hides a dropdown that the style sheet shows below the pointer, until the pointer leaves it. */
export function hideHovered(dropdown: Element | null): void {
  dropdown?.setAttribute('data-hidden', '');
  dropdown?.addEventListener('pointerleave', () => dropdown.removeAttribute('data-hidden'), {once: true});
}
