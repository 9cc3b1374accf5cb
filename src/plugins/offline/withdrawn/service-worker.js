/* global self, caches */
// The build with OFFLINE=off ships this in place of the worker. Browsers that have a worker get it with their
// next visit: the copy of the site goes, then the worker itself. Other caches of the origin are not ours.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(withdraw()));

async function withdraw() {
  await caches.delete('site-copy');
  await self.registration.unregister();
}
