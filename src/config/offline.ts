/** The copy of the site that readers have without a network; shared by build and browser. */
export const offline = {
  /** Stands at the root of the site: a service worker serves what is beside it and below. */
  workerFile: 'service-worker.js',
  /** What makes the site installable. */
  manifestFile: 'site.webmanifest',
  /** Name of the cache in the reader's browser. */
  cacheName: 'site-copy',
  /** A page that the network has not begun to send after this many milliseconds comes from the copy. */
  networkWaitMs: 3000,
  /** Folder of files with a hash of their content in their name: what has one name never changes. */
  hashedFolder: 'assets/',
} as const;

/**
 * Whether the build makes a copy: not with OFFLINE=off, which withdraws it from the browsers that have one.
 *
 * @throws when OFFLINE is neither `on`, `off` nor empty.
 */
export function readOffline({OFFLINE: value = ''}: Readonly<Record<string, string | undefined>>): boolean {
  if (!['', 'on', 'off'].includes(value)) {
    throw new Error(`OFFLINE is "${value}" (src/config/offline.ts). Set it to on or off, or leave it out.`);
  }
  return value !== 'off';
}
