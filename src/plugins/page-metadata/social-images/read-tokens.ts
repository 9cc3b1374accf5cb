/**
 * Design tokens of a palette: the declarations of the selector, which override those of `:root`.
 *
 * @returns a function from the name of a token, without `--site-`, to its value; it throws for an unknown one.
 */
export function readTokens(css: string, selector: string): (name: string) => string {
  const tokens = new Map([...declarations(css, ':root'), ...declarations(css, selector)]);
  return (name) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`src/css/tokens.css sets no --site-${name} for :root or ${selector}.`);
    return value;
  };
}

function declarations(css: string, selector: string): [string, string][] {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) return [];
  const block = css.slice(start, css.indexOf('}', start));
  return Array.from(block.matchAll(/--site-([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}
