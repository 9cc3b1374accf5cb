/**
 * Asks for the scripts of the page right after the main script has run, not within it. For each script the bundler's
 * loader makes an error in advance; `signalsWithoutStack` in ../edits.ts says
 * what that costs while the main script is on the stack.
 */
import preload from '@docusaurus/core/lib/client/preload';

/** No later than that: the loader has to listen when the browser tells that a script of the HTML did not come. */
export default function preloadLater(path: string): Promise<unknown> {
  return Promise.resolve().then(() => preload(path));
}
