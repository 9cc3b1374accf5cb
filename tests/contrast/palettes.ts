/** The colors of one mode, by the name of their custom property without its dashes. */
export type Palette = ReadonlyMap<string, string>;

/**
 * Both palettes of a style sheet: what `:root` has, and that with what `[data-theme='dark']` changes.
 * Colors stand in it in six hexadecimal digits; properties with other values are no colors of a palette.
 */
export function readPalettes(css: string): Record<'light' | 'dark', Palette> {
  const light = colorsOf(css, ':root');
  return {light, dark: new Map([...light, ...colorsOf(css, `[data-theme='dark']`)])};
}

function colorsOf(css: string, selector: string): Map<string, string> {
  const blocks = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, of = '']) => of.replace(/\/\*.*?\*\//gs, '').trim() === selector)
    .map(([, , block = '']) => block);
  return new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', color = '']) => [name, color] as const),
    ),
  );
}

/** Tokens that a style sheet reads and that nothing defines: a slip that the browser would pass over. */
export function unknownTokens(css: string, definitions: string): string[] {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const known = new Set(names(definitions, /--([\w-]+):/g));
  return names(css, /var\(--((?:site|code)-[\w-]+)/g).filter((name) => !known.has(name));
}
