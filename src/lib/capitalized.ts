/** With a capital at its start: `node unhealthy` as `Node unhealthy`. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
