/**
 * Asks for the scripts of the page when the main script has run, not within it. For each script the bundler's loader
 * makes an error in advance; signals-without-stack.cjs says what that costs while the main script is on the stack.
 */
import preload from '@docusaurus/core/lib/client/preload';

export default async function preloadLater(path: string): Promise<unknown> {
  await new Promise((resolve) => setTimeout(resolve));
  return preload(path);
}
