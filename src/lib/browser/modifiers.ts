/** What mouse and keyboard events say about the modifier keys. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a modifier key is down: the browser or the system has a meaning of its own for such a key or click. */
export function hasModifier({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
