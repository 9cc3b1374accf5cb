interface Choice {
  /** Stores the string `true` once the reader has made it. */
  readonly storageKey: string;
  readonly attribute: string;
}

/** Marks `<html>` with the choices that the reader has made, such as a hidden sidebar (C9). */
export function markChoices(...choices: readonly Choice[]): void {
  try {
    for (const {storageKey, attribute} of choices) {
      if (localStorage.getItem(storageKey) === 'true') document.documentElement.setAttribute(attribute, 'true');
    }
  } catch {
    // Storage is blocked.
  }
}

/**
 * Removes an unsupported color mode from storage (C8). The storage key is common: another site at the same origin may
 * have stored `system`, for which the theme would show a switch without an icon.
 */
export function forgetUnknownColorMode(): void {
  try {
    if (!/^(?:light|dark)$/.test(localStorage.getItem('theme') ?? 'light')) localStorage.removeItem('theme');
  } catch {
    // Storage is blocked.
  }
}

/**
 * Resets the dismissal of an older announcement (C3). The theme does this too, but only after its style sheet has
 * hidden the bar, so a new announcement would show only from the second visit on.
 */
export function showNewAnnouncement(id: string): void {
  try {
    if (localStorage.getItem('docusaurus.announcement.id') !== id) {
      localStorage.setItem('docusaurus.announcement.id', id);
      localStorage.setItem('docusaurus.announcement.dismiss', 'false');
    }
  } catch {
    // Storage is blocked.
  }
}
