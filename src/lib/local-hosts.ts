/** A node on the reader's own machine, which needs no encryption. A security policy cannot name `[::1]`. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1'];
