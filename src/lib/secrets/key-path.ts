/** In JSON of PHP as `\/`, in a query as `%2F`. */
const slash = String.raw`(?:\\?\/|%2F)`;

/** The URL path before a key, in its current and earlier forms. */
export const keyPath = String.raw`${slash}(?:api-key|api-token|access-token)${slash}`;

const anyKeyPath = new RegExp(keyPath, 'i');

export function hasKeyPath(text: string): boolean {
  return anyKeyPath.test(text);
}
