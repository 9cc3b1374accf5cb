/**
 * Before each file of tests whose documents are one and the same: nothing of the file before is left in the document,
 * in its storage, in its address and in modules. What a file puts in place of a part of the browser itself stays, so
 * each file defines all that it needs of it (`navigator.clipboard`) and takes away what others must not find
 * (`popover`).
 */
import {vi} from 'vitest';

vi.resetModules();
for (const element of [document.documentElement, document.head, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
