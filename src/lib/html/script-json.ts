/** Serializes a value as JSON that is safe in an inline script: `<` is escaped, so nothing in it closes the script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
