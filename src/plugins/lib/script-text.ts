import type {Compilation} from './bundler';

/** By compilation, then by the name of the script and whether it is minimized. */
const texts = new WeakMap<Compilation, Map<string, string>>();

/**
 * The text of a script in a compilation, read once before and once after it is minimized: the bundler copies all of it
 * each time. Only the minimizer may change scripts.
 */
export function scriptText(compilation: Compilation, file: string): string {
  let known = texts.get(compilation);
  if (known === undefined) {
    known = new Map();
    texts.set(compilation, known);
    compilation.hooks.afterProcessAssets.tap('script-text', () => void texts.delete(compilation));
  }
  const asset = compilation.getAsset(file);
  const key = `${file} ${asset?.info.minimized === true}`;
  const text = known.get(key) ?? asset?.source.source().toString() ?? '';
  known.set(key, text);
  return text;
}
