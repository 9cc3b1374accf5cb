declare global {
  interface Window {
    /** Looks found by the checks of this document: a number for each, and the numbers of those already checked. */
    looks?: {readonly numbers: Map<string, number>; readonly checked: Set<number>};
  }
}

/** Attribute of an element that represents all elements of its look. */
export const lookMark = 'data-new-look';

/**
 * Marks one element for each distinct look of a text, link, field or frame that no earlier call in this document has
 * marked, and removes the marks of the previous call. Runs in the browser.
 *
 * Contrast depends on the color and size of a text and on what is below it. Elements that agree in these, and in the
 * tag, classes and position of each of their ancestors, have the same contrast: thousands of code tokens, table rows
 * and menu links reduce to a hundred looks. Colors are part of a look, so another color mode has new ones.
 *
 * @returns how many elements are marked.
 */
export function markNewLooks({part, mark}: {readonly part: string; readonly mark: string}): number {
  const {numbers, checked} = (window.looks ??= {numbers: new Map(), checked: new Set()});
  const lookOf = new Map<Element, number>();
  /** Interned as numbers, since the key of an element contains the looks of all its ancestors. */
  const look = (element: Element | null): number => {
    if (element === null) return -1;
    const done = lookOf.get(element);
    if (done !== undefined) return done;
    const style = getComputedStyle(element);
    const key = [
      look(element.parentElement),
      element.tagName,
      element.getAttribute('class'),
      style.position,
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textDecorationLine,
    ].join('|');
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    lookOf.set(element, number);
    return number;
  };

  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
  let count = 0;
  for (const root of document.querySelectorAll(part)) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const hasText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!hasText && !element.matches('a, input, textarea, select, iframe')) continue;
      if (!element.checkVisibility({visibilityProperty: true}) || checked.has(look(element))) continue;
      checked.add(look(element));
      element.setAttribute(mark, '');
      count += 1;
    }
  }
  return count;
}
