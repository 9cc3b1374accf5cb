/** A value as JSON that may stand in a script of an HTML page: nothing in it ends that script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
