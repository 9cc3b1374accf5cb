/** Capitalizes the first letter: `node unhealthy` becomes `Node unhealthy`. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
