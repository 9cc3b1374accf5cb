import type {UserThemeConfig} from '@docusaurus/theme-common';

/** Classes that the theme gives to the bars at the top and at the bottom only with a style that is not configured. */
export function classesNotSet({navbar, footer}: UserThemeConfig): string[] {
  const without = (style: string | undefined, styles: readonly string[]) => styles.filter((each) => each !== style);
  return [
    ...without(navbar?.style, ['dark', 'primary']).map((style) => `navbar--${style}`),
    ...without(footer?.style, ['dark']).map((style) => `footer--${style}`),
  ];
}
