/** The Network Information API, which not all browsers support. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether the connection is too constrained for downloads that may not be needed, by the prefetching rule (C12).
 *
 * @param navigator of a page or a worker.
 */
export function isConstrained(navigator: object): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
