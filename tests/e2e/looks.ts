declare global {
  interface Window {
    /** What the checks of this document have seen so far: a number for each look, and those that were checked. */
    looks?: {readonly numbers: Map<string, number>; readonly checked: Set<number>};
  }
}

/** Parts of the page to check, and parts of those to leave out. */
export interface Scope {
  readonly include: Element[];
  readonly exclude: Element[];
}

/**
 * One element for each look of a text, link, field or frame that no call in this document has returned before.
 * Runs in the browser.
 *
 * A contrast depends on the color and size of a text and on what lies below it. Elements that agree in these, and
 * in tag, classes and place of each element around them, have the same contrast: thousands of words of code, rows
 * of tables and links of menus come down to a hundred looks. Colors are part of a look, so another color mode
 * makes new ones.
 */
export function newLooks(part: string): Scope {
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

  const include: Element[] = [];
  for (const root of document.querySelectorAll(part)) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      const hasText = Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!hasText && !element.matches('a, input, textarea, select, iframe')) continue;
      if (!element.checkVisibility({visibilityProperty: true}) || checked.has(look(element))) continue;
      checked.add(look(element));
      include.push(element);
    }
  }
  const included = new Set(include);
  return {
    include,
    exclude: include.flatMap(({children}) => Array.from(children).filter((child) => !included.has(child))),
  };
}
