declare global {
  interface Window {
    /** What the checks of this document have seen so far: a number for each look, and those that were checked. */
    looks?: {readonly numbers: Map<string, number>; readonly checked: Set<number>};
  }
}

/** What an element carries while it stands for all of its look. */
export const lookMark = 'data-new-look';

/**
 * Marks one element for each look of a text, link, field or frame that no call in this document has marked before, and
 * takes the marks of the call before away. Runs in the browser.
 *
 * A contrast depends on the color and size of a text and on what lies below it. Elements that agree in these, and
 * in tag, classes and place of each element around them, have the same contrast: thousands of words of code, rows
 * of tables and links of menus come down to a hundred looks. Colors are part of a look, so another color mode
 * makes new ones.
 *
 * @returns how many there are.
 */
export function markNewLooks({part, mark}: {readonly part: string; readonly mark: string}): number {
  const {numbers, checked} = (window.looks ??= {numbers: new Map(), checked: new Set()});
  const lookOf = new Map<Element, number>();
  /** Numbers, since the look of an element holds those of all around it. */
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
