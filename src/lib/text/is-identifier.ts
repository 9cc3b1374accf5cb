/** Whether a word is a name in code, of several words: `computeUnitsConsumed`, `max_supply`. */
export function isIdentifier(word: string): boolean {
  return /[a-z][A-Z]|\w_\w/.test(word);
}
