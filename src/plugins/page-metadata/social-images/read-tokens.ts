import {parse} from 'postcss';

const prefix = '--site-';

/**
 * Design tokens of a palette: the declarations of the selector, which override those of `:root`.
 *
 * @returns a function from the name of a token, without `--site-`, to its value; it throws for an unknown one.
 */
export function readTokens(css: string, selector: string): (name: string) => string {
  const root = parse(css);
  const tokens = new Map<string, string>();
  for (const palette of [':root', selector]) {
    root.walkRules(palette, (rule) => {
      rule.walkDecls(({prop, value}) => {
        if (prop.startsWith(prefix)) tokens.set(prop.slice(prefix.length), value);
      });
    });
  }
  return (name) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`src/css/tokens.css sets no --site-${name} for :root or ${selector}.`);
    return value;
  };
}
