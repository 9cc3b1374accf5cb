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
  const text = texts.get(href) ?? read(href);
  texts.set(href, text);
  return text;
}

/** From the browser's cache, as the page has loaded it; the result is shown even if that fails. */
async function read(href: string): Promise<string> {
  try {
    const response = await fetch(href);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
