/** The copy of the site for offline use; settings shared by build and browser. */
export const offline = {
  /** At the root of the site: a service worker's scope is its own folder and everything below. */
  workerFile: 'service-worker.js',
  /** Milliseconds to wait for a response to a page request before the page is served from the copy. */
  networkWaitMs: 3000,
  /** Folder of files with a content hash in their name, which makes them immutable. */
  hashedFolder: 'assets/',
} as const;

/**
 * Name of the cache in the reader's browser. Sites at the same origin have one each, by the path of their worker's scope:
 * `site-copy` for `/`, `site-copy/preview` for `/preview/`.
 */
export function copyName(basePath: string): string {
  return `site-copy${basePath.slice(0, -1)}`;
}

/**
 * Whether the build creates the copy. OFFLINE=off turns it off, and removes it from browsers that already have one.
 *
 * @throws when OFFLINE is neither `on`, `off` nor empty.
 */
export function readOffline({OFFLINE: value = ''}: Readonly<Record<string, string | undefined>>): boolean {
  if (!['', 'on', 'off'].includes(value)) {
    throw new Error(`OFFLINE is "${value}" (src/config/offline.ts). Set it to on or off, or leave it out.`);
  }
  return value !== 'off';
}
