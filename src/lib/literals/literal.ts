/** A JSON value as text; strings have no quotes. */
export function literal(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
