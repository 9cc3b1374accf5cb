/** Hosts of a local node, which needs no TLS. `[::1]` is missing: a Content Security Policy cannot express it. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1'];
