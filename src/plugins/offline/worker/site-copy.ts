/// <reference lib="webworker" />
import {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import {copyName} from '../../../config/offline';
import {cleanPath} from '../../../lib/addresses/clean-path';
import {percentDecode} from '../../../lib/addresses/percent-decode';
import type {StoredFile} from '../stored-files';
import {encodePath} from './encode-path';
import {isIntact} from './is-intact';

/** The copy of one version of the site. Versions share a cache, and the unchanged files in it. */
export interface SiteCopy {
  /** Stores the missing files. All or nothing: if a file cannot be fetched or verified, the version is not used. */
  readonly install: (event: ExtendableEvent) => Promise<unknown>;
  /** Removes the files of other versions. */
  readonly removeOthers: (event: ExtendableEvent) => Promise<unknown>;
  /** The URL under which the copy has the requested file; undefined if it does not. */
  readonly addressOf: (url: URL) => string | undefined;
  /** The response stored at such a URL; undefined if it is missing or corrupt, or if the storage fails. */
  readonly read: (address: string) => Promise<Response | undefined>;
  /** The file from the copy, falling back to the network; the network response then repairs the copy. */
  readonly readOrFetch: (event: FetchEvent) => Promise<Response>;
}

/** @param basePath the path of the worker's scope */
export function openSiteCopy(files: readonly StoredFile[], basePath: string): SiteCopy {
  const controller = new PrecacheController({
    cacheName: copyName(basePath),
    plugins: [
      {
        // A wrong answer stays in the browser's cache if the server said that the file never changes.
        requestWillFetch: ({request}) => Promise.resolve(new Request(request, {cache: 'no-cache'})),
        // An update reuses unchanged files, if they are intact.
        cachedResponseWillBeUsed: ({cachedResponse, request}) => ifIntact(cachedResponse, request.url),
      },
    ],
  });
  controller.addToCacheList([...files]);

  /** Files of a waiting version have no digest here; they were verified when they were stored. */
  async function ifIntact(stored: Response | undefined, cacheKey: string): Promise<Response | undefined> {
    const integrity = controller.getIntegrityForCacheKey(cacheKey);
    return stored && (integrity === undefined || (await isIntact(stored, integrity))) ? stored : undefined;
  }

  return {
    install: (event) => controller.install(event),
    removeOthers: (event) => controller.activate(event),

    addressOf({origin, pathname}) {
      // As in the list of files: a link may escape any character.
      const clean = cleanPath(encodePath(percentDecode(pathname)));
      const candidates = [clean, clean.replace(/(.)\/$/, '$1')].map((path) => origin + path);
      return candidates.find((address) => controller.getCacheKeyForURL(address) !== undefined);
    },

    async read(address) {
      const key = controller.getCacheKeyForURL(address) ?? address;
      try {
        return await ifIntact(await caches.match(key, {cacheName: controller.strategy.cacheName}), key);
      } catch {
        return undefined;
      }
    },

    async readOrFetch(event) {
      const {url} = event.request;
      const integrity = controller.getIntegrityForCacheKey(url);
      // A new request: that of a script tag is `no-cors`, for which Workbox does not repair the cache.
      const request = new Request(url, {credentials: 'same-origin'});
      try {
        return await controller.strategy.handle({event, request, params: {integrity}});
      } catch {
        return fetch(event.request);
      }
    },
  };
}
