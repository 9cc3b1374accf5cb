// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {themeColors} from '../../../config/theme-colors';

test('C8: the theme color follows the color mode', async () => {
  document.head.innerHTML = '<meta name="theme-color" content="">';
  const color = () => document.querySelector('meta')?.content;
  await import('./theme-color');
  expect(color()).toBe(themeColors.light);
  document.documentElement.dataset.theme = 'dark';
  await vi.waitFor(() => expect(color()).toBe(themeColors.dark));
  document.documentElement.dataset.theme = 'light';
  await vi.waitFor(() => expect(color()).toBe(themeColors.light));
});
