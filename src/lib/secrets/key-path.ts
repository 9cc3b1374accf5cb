/** The URL path before a key, in its current and earlier forms. */
export const keyPath = String.raw`\/(?:api-key|api-token|access-token)\/`;

const anyKeyPath = new RegExp(keyPath, 'i');

export function hasKeyPath(text: string): boolean {
  return anyKeyPath.test(text);
}
