/**
 * Requests the page's chunks right after the main script has run, not during it. The bundler's loader allocates an
 * `Error` per chunk up front; `signalsWithoutStack` in ../react-edits.ts says what that costs while the main script is
 * on the stack.
 */
import preload from '@docusaurus/core/lib/client/preload';

/** No later than a microtask: the loader must be listening when a script of the HTML fires its error event. */
export default function preloadLater(path: string): Promise<unknown> {
  return Promise.resolve().then(() => preload(path));
}
