/** Elements that are not part of a page's text: code, pictures, controls, and content that scripts fill or show. */
export const notText = [
  'script, style, svg, noscript, button',
  // A name that may wrap is one word.
  'wbr',
  '.hash-link',
  '[aria-hidden="true"]',
  '[role="status"]',
  '[data-live-text]',
  // Definitions of glossary terms.
  '[popover]',
].join(', ');
