/** Delays so that a passing pointer opens nothing, and can move from the word into the tip (WCAG 1.4.13). */
export const openAfterMs = 100;
export const closeAfterMs = 250;
