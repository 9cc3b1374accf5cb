/** The colors of one mode, by custom property name without the leading dashes. */
export type Palette = ReadonlyMap<string, string>;

/**
 * Both palettes of a style sheet: the properties of `:root`, and these with the overrides of `[data-theme='dark']`.
 * Only values of six hexadecimal digits count as colors; other properties are ignored.
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

/** Tokens that a style sheet uses but nothing defines, which browsers ignore silently. */
export function unknownTokens(css: string, definitions: string): string[] {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  const known = new Set(names(definitions, /--([\w-]+):/g));
  return names(css, /var\(--((?:site|code)-[\w-]+)/g).filter((name) => !known.has(name));
}
