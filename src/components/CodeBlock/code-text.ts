/** What the build has marked in highlighted code: see src/plugins/remark-samples. */
import {apiKeyPlaceholder} from '../../data/endpoints';
import {escapeHtml} from '../../lib/escape-html';

/** Whether the code has a place for the reader's key. */
export function takesKey(html: string): boolean {
  return html.includes(apiKeyPlaceholder);
}

/** Whether a copy of the code reads the key from the environment. */
export function readsKey(html: string): boolean {
  return html.includes('data-env=');
}

/** Highlighted code with the key where the placeholder was. */
export function fillKey(html: string, key: string): string {
  return html.replaceAll(apiKeyPlaceholder, () => escapeHtml(key));
}

/**
 * The text to copy: without prompts and printed output, and with the environment variable where the
 * key stands, unless a key is given.
 */
export function textToCopy(html: string, key = ''): string {
  const {content} = Object.assign(document.createElement('template'), {
    innerHTML: key === '' ? html : fillKey(html, key),
  });
  for (const left of content.querySelectorAll('[data-copy=""]')) left.remove();
  if (key === '') {
    for (const slot of content.querySelectorAll<HTMLElement>('[data-env]')) slot.textContent = slot.dataset.env ?? '';
  }
  return content.textContent;
}
