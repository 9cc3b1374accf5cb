import {expect, test} from 'vitest';
import {createHostsCache} from './hosts-cache';

const host = {url: 'app-1.algolianet.com', accept: 'readWrite', protocol: 'https'};
/** As the client stores it: the host with its status, functions included. */
const down = {...host, status: 'down', lastUpdate: 1, isUp: () => false};
const up = {...host, status: 'up', lastUpdate: 2, isUp: () => true};
const unmarked = () => Promise.resolve(up);

test('H9: the status of a host is found by the host as configured', async () => {
  const cache = createHostsCache();
  await cache.set({...down}, down);
  const found = await cache.get(host, unmarked);
  expect(found).toBe(down);
  expect(found.isUp()).toBe(false);
});

test('H9: hosts differ by protocol, name and port', async () => {
  const cache = createHostsCache();
  await cache.set({...down, port: 1}, down);
  for (const other of [host, {...host, port: 2}, {...host, port: 1, protocol: 'http'}, {...host, url: 'b', port: 1}]) {
    await expect(cache.get(other, unmarked)).resolves.toBe(up);
  }
});

test('H9: one status can be deleted, or all can be cleared', async () => {
  const cache = createHostsCache();
  const other = {...host, url: 'app-2.algolianet.com'};
  await cache.set(host, down);
  await cache.set(other, down);
  await cache.delete(host);
  await expect(cache.get(host, unmarked)).resolves.toBe(up);
  await expect(cache.get(other, unmarked)).resolves.toBe(down);
  await cache.clear();
  await expect(cache.get(other, unmarked)).resolves.toBe(up);
});
