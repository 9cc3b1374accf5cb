/**
 * Records input before the page responds: in `window.earlyPress`, the last pressed button or tab (for the search
 * shortcuts, the button that announces them); in `window.earlyKeys`, the keys typed after a press of the search button.
 * Once Docusaurus has handed the page to React, React itself handles presses; keys, only once it has hydrated the page.
 */
export function rememberPress(slashOffAttribute: string): void {
  const searchButton = '[aria-keyshortcuts~="Control+K"]';
  const press = (button: HTMLElement | null) => {
    window.earlyPress = button;
    window.earlyKeys = button && button.matches(searchButton) ? [] : null;
  };

  // On the K key, layouts for other scripts have a letter of their own, such as л.
  const isK = ({key, code}: KeyboardEvent) => /^k$/i.test(key) || (code === 'KeyK' && !/^[a-z]$/i.test(key));

  const opensSearch = (event: KeyboardEvent, isPlain: boolean) =>
    isPlain
      ? event.key === '/' &&
        !document.documentElement.hasAttribute(slashOffAttribute) &&
        !(event.target as HTMLElement).matches('input, textarea, select')
      : isK(event) && !event.altKey && !event.shiftKey;

  window.addEventListener(
    'click',
    ({target}) => {
      if (!('docusaurusRoot' in window)) press((target as HTMLElement).closest<HTMLElement>('button, [role=tab]'));
    },
    true,
  );

  window.addEventListener('keydown', (event) => {
    if (window.isHydrated) return;
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    const isTyped = isPlain && /^(?:.|Backspace|Enter)$/u.test(event.key);
    if (isTyped && window.earlyKeys) window.earlyKeys.push(event.key);
    else if (opensSearch(event, isPlain)) press(document.querySelector<HTMLElement>(searchButton));
    else return;
    event.preventDefault();
  });
}
