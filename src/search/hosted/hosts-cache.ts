import type {liteClient} from 'algoliasearch/lite';

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/** The fields that identify a host; a host with its status has others too. */
interface HostAddress {
  readonly protocol: string;
  readonly url: string;
  readonly port?: number | undefined;
}

/**
 * Remembers which hosts failed, so that the client skips them for two minutes (H9).
 *
 * The client's own caches (5.64.0, `createTransporter.ts`) lose this status in two ways: the cache key for writes
 * includes the host's status, while the one for reads is only the host; and the status is serialized as JSON, without
 * the functions `isUp` and `isTimedOut` that the client then calls. Here the host's address is the cache key, and the
 * status stays an object. It needs no expiry: `isUp` returns true again after two minutes.
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

/** The client's type allows any cache key; the keys of this cache are always hosts. */
function addressOf(host: unknown): string {
  const {protocol, url, port} = host as HostAddress;
  return `${protocol}://${url}:${port ?? ''}`;
}
