import {isObject} from '../lib/is-object';
import {safeUrl} from './safe-url';

/** Storage keys under which the DocSearch modal stores recent and favorite searches (M8). */
export function storedSearchKeys(indexName: string): string[] {
  return [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`];
}

/**
 * Removes malformed entries from the stored searches: the modal does not validate them, and a single one would crash
 * the page.
 */
export function repairStoredSearches(
  indexName: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): void {
  for (const key of storedSearchKeys(indexName)) {
    const stored = storage.getItem(key);
    if (stored === null) continue;
    const items = readItems(stored);
    if (items === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(items));
  }
}

function readItems(stored: string): unknown[] | null {
  try {
    const items: unknown = JSON.parse(stored);
    return Array.isArray(items) ? items.filter(isStoredSearch) : null;
  } catch {
    return null;
  }
}

function isStoredSearch(item: unknown): boolean {
  if (!isObject(item) || !isObject(item.hierarchy)) return false;
  const {objectID, url, type, hierarchy} = item;
  const {lvl0, lvl1} = hierarchy;
  return (
    [objectID, url, type, lvl0, lvl1].every((text) => typeof text === 'string') &&
    // As the modal got it from us: it links to stored URLs without sanitizing them.
    safeUrl(url, window.location.origin) === url
  );
}
