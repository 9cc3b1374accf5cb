/// <reference lib="webworker" />
/**
 * The service worker: keeps a copy of the site and answers from it without a network. A version of the site
 * takes over when no tab shows an older one, so the files of a page stay as long as the page. Online, pages
 * come from the network all the same.
 */
import {offline} from '../../../config/offline';
import {isConstrained} from '../../../lib/connection';
import type {StoredFile} from '../stored-files';
import {networkFirst} from './network-first';
import {offlinePage} from './offline-page';
import {openSiteCopy} from './site-copy';

declare const self: ServiceWorkerGlobalScope & {
  /** Set in the first line of the file: src/plugins/offline/write-worker.ts. */
  readonly STORED_FILES: readonly StoredFile[];
};

const copy = openSiteCopy(self.STORED_FILES);
const basePath = new URL(self.registration.scope).pathname;

self.addEventListener('install', (event) => {
  if (isConstrained(self.navigator)) {
    event.waitUntil(Promise.reject(new Error('The copy of the site waits for a connection that is not constrained.')));
  } else {
    void copy.install(event);
  }
});

self.addEventListener('activate', (event) => {
  void copy.removeOthers(event);
  // The browser asks for a page while this script starts.
  event.waitUntil(self.registration.navigationPreload.enable());
  // The page of a first visit: there is no older version that could have one.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Nothing for what is left to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const {method, mode, url: address} = event.request;
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(basePath)) return undefined;
  if (mode === 'navigate') return page(event, url);
  if (url.pathname.startsWith(basePath + offline.hashedFolder)) return copy.readOrFetch(event);
  return copy.addressOf(url) === undefined ? undefined : newest(url, fetch(event.request));
}

async function page(event: FetchEvent, url: URL): Promise<Response> {
  const sent = (event.preloadResponse as Promise<Response | undefined>).then(
    (response) => response ?? fetch(event.request),
  );
  // The answer may come too late for this page: the browser is not to complain that nobody waited.
  event.waitUntil(sent.catch(() => undefined));
  return newest(url, sent).catch(() => offlinePage(basePath));
}

function newest(url: URL, sent: Promise<Response>): Promise<Response> {
  const address = copy.addressOf(url);
  return networkFirst({
    sent,
    copy: async () => (address === undefined ? undefined : copy.read(address)),
    waitMs: offline.networkWaitMs,
  });
}
