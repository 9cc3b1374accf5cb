/**
 * Mock for `algoliasearch/lite`: the real client in its browser build (in Node.js, tests would resolve the other
 * build), pointed at local hosts instead of the provider's.
 *
 *     vi.mock('algoliasearch/lite', () => import('./lite-client'));
 */
import type * as Lite from 'algoliasearch/lite';
import {vi} from 'vitest';
import type {Host} from './host';

type LiteClient = ReturnType<typeof Lite.liteClient>;

/** All clients created so far, in order. */
export const clients: LiteClient[] = [];

let hosts: readonly Host[] = [];

/** Sets the hosts of clients created from now on, in the order in which they are tried. */
export function sendTo(...next: readonly Host[]): void {
  hosts = next;
}

// jsdom would log each connection that a test refuses.
const {jsdom} = globalThis as {jsdom?: {virtualConsole: {removeAllListeners(event: string): void}}};
jsdom?.virtualConsole.removeAllListeners('jsdomError');

const browserBuild = await vi.importActual<typeof Lite>('algoliasearch/dist/lite/builds/browser.js');

export const liteClient: typeof Lite.liteClient = (appId, apiKey, options) => {
  const client = browserBuild.liteClient(appId, apiKey, {...options, hosts: hosts.map(({address}) => address)});
  clients.push(client);
  return client;
};
