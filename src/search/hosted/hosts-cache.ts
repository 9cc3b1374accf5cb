import type {liteClient} from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/** What names a host; a host with its mark has other fields too. */
interface HostAddress {
  readonly protocol: string;
  readonly url: string;
  readonly port?: number | undefined;
}

/**
 * Keeps which hosts failed, so that the client passes them over for two minutes (H9).
 *
 * The client's own caches (5.64.0, `createTransporter.ts`) lose it twice: the mark is stored under the
 * host together with its state and looked up under the host alone, two different keys; and it is stored
 * as JSON, without the functions `isUp` and `isTimedOut` that the client then calls. Here the address is
 * the key and the mark stays an object. It needs no expiry: `isUp` is true again after two minutes.
 */
export function createHostsCache(): HostsCache {
  const marks = new Map<string, unknown>();
  return {
    get: async <Value>(host: Record<string, unknown> | string, whenUnmarked: () => Promise<Value>) =>
      (marks.get(addressOf(host)) as Value | undefined) ?? whenUnmarked(),
    set: (host, mark) => {
      marks.set(addressOf(host), mark);
      return Promise.resolve(mark);
    },
    delete: (host) => {
      marks.delete(addressOf(host));
      return Promise.resolve();
    },
    clear: () => {
      marks.clear();
      return Promise.resolve();
    },
  };
}

/** The client's type lets a key be anything; the keys of this cache are hosts. */
function addressOf(host: unknown): string {
  const {protocol, url, port} = host as HostAddress;
  return `${protocol}://${url}:${port ?? ''}`;
}
