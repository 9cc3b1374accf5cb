/**
 * Client module. A click on a dropdown of the navbar opens or closes it, as its Enter key does. Docusaurus opens it for
 * a pointer above it, which screen readers and voice control don't have, without telling that it is open.
 */
import {hideHovered} from './hide-hovered';

if (typeof document !== 'undefined') document.addEventListener('click', toggle);

function toggle({target}: MouseEvent): void {
  const trigger = target instanceof Element ? target.closest('.dropdown > [role="button"]') : null;
  if (!trigger) return;
  const wasOpen = trigger.getAttribute('aria-expanded') === 'true';
  trigger.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  if (wasOpen) hideHovered(trigger.parentElement);
}
