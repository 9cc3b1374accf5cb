/** Reads the markers in highlighted code that src/plugins/remark-samples adds at build time. */
import {apiKeyPlaceholder} from '../../data/endpoints';
import {escapeHtml} from '../../lib/html/escape-html';

/** Whether the code has a placeholder for the reader's API key. */
export function hasKeyPlaceholder(html: string): boolean {
  return html.includes(apiKeyPlaceholder);
}

/** Whether the copied code reads the key from an environment variable. */
export function readsKeyFromEnvironment(html: string): boolean {
  return html.includes('data-env=');
}

/** Replaces the placeholder in highlighted code with the key. */
export function fillKey(html: string, key: string): string {
  return html.replaceAll(apiKeyPlaceholder, () => escapeHtml(key));
}

/**
 * The text to copy: without prompts and output, and with the environment variable in place of the key unless
 * a key is given.
 */
export function textToCopy(html: string, key: string): string {
  const {content} = Object.assign(document.createElement('template'), {
    innerHTML: key === '' ? html : fillKey(html, key),
  });
  for (const left of content.querySelectorAll('[data-copy=""]')) left.remove();
  if (key === '') {
    for (const slot of content.querySelectorAll<HTMLElement>('[data-env]')) slot.textContent = slot.dataset.env ?? '';
  }
  return content.textContent;
}
