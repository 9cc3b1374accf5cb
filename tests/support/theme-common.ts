/** Stands in for `@docusaurus/theme-common`, all of which needs Docusaurus's bundler: what unit tests reach of it. */

export function createStorageSlot(key: string): {get: () => string | null; set: (value: string) => void} {
  return {
    get: () => window.localStorage.getItem(key),
    set: (value) => window.localStorage.setItem(key, value),
  };
}
