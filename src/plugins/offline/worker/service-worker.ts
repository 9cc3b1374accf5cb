/// <reference lib="webworker" />
/**
 * The service worker: stores a copy of the site and serves from it when offline. A new version activates only when no
 * tab uses an older one, so that the files of an open page stay available. Online, pages still come from the network.
 */
import {offline} from '../../../config/offline';
import {searchFiles} from '../../../config/search-files';
import {isConstrained} from '../../../lib/browser/connection';
import type {StoredFile} from '../stored-files';
import {canReplace} from './can-replace';
import {networkFirst} from './network-first';
import {offlinePage} from './offline-page';
import {requestedPage} from './requested-page';
import {openSiteCopy} from './site-copy';

declare const self: ServiceWorkerGlobalScope & {
  /** Set in the first line of the script by src/plugins/offline/write-worker.ts. */
  readonly STORED_FILES: readonly StoredFile[];
};

const basePath = new URL(self.registration.scope).pathname;
const copy = openSiteCopy(self.STORED_FILES, basePath);

/** Not in the copy if a hosted provider answers all searches. */
const searchIndex = new URL(`${basePath}${searchFiles.folder}/${searchFiles.index}`, self.location.origin);

self.addEventListener('install', (event) => {
  if (isConstrained(self.navigator)) {
    event.waitUntil(Promise.reject(new Error('The site is not stored on a constrained connection.')));
  } else {
    void copy.install(event);
  }
});

self.addEventListener('activate', (event) => {
  void copy.removeOthers(event);
  // Requests the page in parallel with the startup of the worker.
  event.waitUntil(self.registration.navigationPreload.enable());
  // Takes control of the page of a first visit. No page can belong to an older version at this point.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Undefined if the request is left to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const {method, mode} = event.request;
  const url = new URL(event.request.url);
  if (method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(basePath)) return undefined;
  if (mode === 'navigate') return page(event, url);
  if (url.pathname.startsWith(basePath + offline.hashedFolder)) return copy.readOrFetch(event);
  const address = copy.addressOf(url);
  return address === undefined ? undefined : file(event.request, address);
}

function file(request: Request, address: string): Promise<Response> {
  const stored = copy.read(address);
  return networkFirst({
    sent: wholeIfStored(fetch(request), stored),
    async isPreferred(response) {
      const current = await stored;
      return current === undefined || canReplace(current, response);
    },
    copy: () => stored,
    waitMs: offline.networkWaitMs,
  });
}

/** If there is a copy, the response once all of it has arrived: a transfer that stops half way does not count. */
async function wholeIfStored(sent: Promise<Response>, stored: Promise<Response | undefined>): Promise<Response> {
  const response = await sent;
  return (await stored) === undefined ? response : new Response(await response.blob(), response);
}

async function page(event: FetchEvent, url: URL): Promise<Response> {
  const sent = requestedPage(event);
  // If the copy is served first, nothing else awaits the preload response, and the browser would log a warning.
  event.waitUntil(sent.catch(() => undefined));
  const address = copy.addressOf(url);
  try {
    return await networkFirst({
      sent,
      // A reader sees why a page is refused, and what a captive portal asks for.
      isPreferred: ({status}) => status < 500,
      copy: async () => (address === undefined ? undefined : copy.read(address)),
      waitMs: offline.networkWaitMs,
    });
  } catch {
    return offlinePage({basePath, hasSearch: copy.addressOf(searchIndex) !== undefined});
  }
}
