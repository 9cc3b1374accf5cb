import {loadText} from '../../lib/browser/load-text';

/** The text of each linked style sheet that was read, by URL. */
const texts = new Map<string, Promise<string>>();

/** The styles of this page: the style sheet that the build puts into it (src/plugins/inline-styles), and linked ones. */
export async function pageCss(): Promise<string> {
  const elements = document.querySelectorAll('link[rel=stylesheet], style[data-href]');
  return (await Promise.all(Array.from(elements, textOf))).join('\n');
}

async function textOf(element: Element): Promise<string> {
  if (!(element instanceof HTMLLinkElement)) return element.textContent;
  const {href} = element;
  // From the browser's cache, as the page has loaded it.
  const text = texts.get(href) ?? loadText(href);
  texts.set(href, text);
  try {
    return await text;
  } catch {
    // The result is shown even so. The next one asks again.
    texts.delete(href);
    return '';
  }
}
