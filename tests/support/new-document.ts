/**
 * Setup for test files that share a document: resets what the previous file left in the document, its storage, its URL
 * and in modules. Replacements of browser APIs persist, so each file defines all those that it needs
 * (`navigator.clipboard`) and removes those that others must not find (`popover`).
 *
 * Defines a `ResizeObserver` that never reports, as jsdom has no layout, and none of its own.
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

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
  },
);
