/**
 * Takes the place of `algoliasearch/lite`: the real client in its build for browsers (tests run in Node,
 * and would get the other one), sent to hosts of this machine instead of the provider's.
 *
 *     vi.mock('algoliasearch/lite', () => import('./lite-client'));
 */
import type * as Lite from 'algoliasearch/lite';
import {vi} from 'vitest';
import type {Host} from './host';

type LiteClient = ReturnType<typeof Lite.liteClient>;

/** The clients that were made, the last one last. */
export const clients: LiteClient[] = [];

let hosts: readonly Host[] = [];

/** The hosts of clients that are made from now on, in the order in which they are tried. */
export function sendTo(...next: readonly Host[]): void {
  hosts = next;
}

// The page's console would show each connection that a test has refused.
const {jsdom} = globalThis as {jsdom?: {virtualConsole: {removeAllListeners(event: string): void}}};
jsdom?.virtualConsole.removeAllListeners('jsdomError');

const browserBuild = await vi.importActual<typeof Lite>('algoliasearch/dist/lite/builds/browser.js');

export const liteClient: typeof Lite.liteClient = (appId, apiKey, options) => {
  const client = browserBuild.liteClient(appId, apiKey, {...options, hosts: hosts.map(({address}) => address)});
  clients.push(client);
  return client;
};
