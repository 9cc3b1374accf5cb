/// <reference lib="webworker" />
import {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import {offline} from '../../../config/offline';
import {cleanPath} from '../../../lib/clean-path';
import type {StoredFile} from '../stored-files';
import {isIntact} from './is-intact';

/** The copy of one version of the site. Versions share a cache, and files that are the same in it. */
export interface SiteCopy {
  /** Stores what is not there yet; nothing of it is used when one file cannot be had as it has to be. */
  readonly install: (event: ExtendableEvent) => Promise<unknown>;
  /** Removes the files of other versions. */
  readonly removeOthers: (event: ExtendableEvent) => Promise<unknown>;
  /** The address under which the copy has what the reader asks for; nothing when it has not. */
  readonly addressOf: (url: URL) => string | undefined;
  /** What is stored at such an address; nothing when it is missing or damaged. */
  readonly read: (address: string) => Promise<Response | undefined>;
  /** The file from the copy, or else from the network, which then fixes the copy. */
  readonly readOrFetch: (event: FetchEvent) => Promise<Response>;
}

export function openSiteCopy(files: readonly StoredFile[]): SiteCopy {
  const controller = new PrecacheController({
    cacheName: offline.cacheName,
    plugins: [
      {
        // An update keeps what has not changed, if it is whole.
        cachedResponseWillBeUsed: ({cachedResponse, request}) => ifIntact(cachedResponse, request.url),
      },
    ],
  });
  controller.addToCacheList([...files]);

  /** A file of a version that waits for its turn has no digest here: it was checked when it was stored. */
  async function ifIntact(stored: Response | undefined, cacheKey: string): Promise<Response | undefined> {
    const integrity = controller.getIntegrityForCacheKey(cacheKey);
    return stored && (integrity === undefined || (await isIntact(stored, integrity))) ? stored : undefined;
  }

  return {
    install: (event) => controller.install(event),
    removeOthers: (event) => controller.activate(event),

    addressOf({origin, pathname}) {
      const clean = cleanPath(pathname);
      const candidates = [clean, clean.replace(/(.)\/$/, '$1')].map((path) => origin + path);
      return candidates.find((address) => controller.getCacheKeyForURL(address) !== undefined);
    },

    async read(address) {
      const key = controller.getCacheKeyForURL(address) ?? address;
      return ifIntact(await caches.match(key, {cacheName: controller.strategy.cacheName}), key);
    },

    async readOrFetch(event) {
      const {url} = event.request;
      const integrity = controller.getIntegrityForCacheKey(url);
      // A request of its own, since what a script tag asks for may not be stored.
      const request = new Request(url, {credentials: 'same-origin'});
      try {
        return await controller.strategy.handle({event, request, params: {integrity}});
      } catch {
        return fetch(event.request);
      }
    },
  };
}
