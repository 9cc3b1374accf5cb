export const sidebar = {
  /** The reader's choice that the desktop sidebar is hidden (C9). */
  hidden: {
    /** Its storage key: the string `true` while it is hidden. */
    storageKey: 'docs-sidebar-hidden',
    /** Set on `<html>` before the first paint, so that a hidden sidebar does not flash. */
    attribute: 'data-sidebar-hidden',
  },
} as const;
