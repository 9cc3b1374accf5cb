/* global self, caches */
// The build with OFFLINE=off ships this in place of the worker. Browsers that have a worker get it with their
// next visit: the copy of the site goes, then the worker itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
