/** Client module. Keeps the `theme-color` of the browser UI in sync with the color mode (C8). */
import {themeColors} from '../../../config/theme-colors';

function follow(root: HTMLElement): void {
  const color = themeColors[root.dataset.theme === 'dark' ? 'dark' : 'light'];
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

if (typeof window !== 'undefined') {
  const root = document.documentElement;
  follow(root);
  new MutationObserver(() => follow(root)).observe(root, {attributeFilter: ['data-theme']});
}
