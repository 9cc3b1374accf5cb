export const sidebar = {
  /** Storage key of the desktop sidebar's state: the string `true` once the reader hides it (C9). */
  hiddenStorageKey: 'docs-sidebar-hidden',
  /** Set on `<html>` before the first paint, so that a hidden sidebar does not flash. */
  hiddenAttribute: 'data-sidebar-hidden',
} as const;
