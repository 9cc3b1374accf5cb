/* global self, caches */
// A build with OFFLINE=off ships this in place of the worker. Browsers that have a worker fetch it on their next visit:
// it deletes the copy of the site, then unregisters itself. Other caches of the origin are not ours.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  // The name is that of `copyName` in src/config/offline.ts.
  await caches.delete(`site-copy${new URL(self.registration.scope).pathname.slice(0, -1)}`);
  await self.registration.unregister();
}
