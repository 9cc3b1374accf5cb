/** Elements of a page that are not part of its text: code, pictures, controls, and what scripts fill or show later. */
export const notText = [
  'script, style, svg, noscript, button',
  // A name that may wrap is one word.
  'wbr',
  '.hash-link',
  '[aria-hidden="true"]',
  '[role="status"]',
  // Definitions of glossary terms.
  '[popover]',
].join(', ');
