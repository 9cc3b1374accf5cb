import type {LoopbackServer} from '../../support/loopback-server';
import {test} from './site';

/** The `test` function for a site on a host of its own, which each test gets anew. */
export function onHost<Host extends LoopbackServer>(make: () => Host) {
  return test.extend<{host: Host}>({
    host: async ({}, use) => {
      const host = make();
      await host.start();
      await use(host);
      await host.stop();
    },
    baseURL: async ({host}, use) => use(host.origin),
  });
}
