/** What browsers tell about their connection; not all do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether what the reader may not need is too much for the connection, by the rule for prefetching (C12).
 *
 * @param navigator of a page, or of a worker.
 */
export function isConstrained(navigator: object): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
