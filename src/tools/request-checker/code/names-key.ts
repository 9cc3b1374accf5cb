// cspell:ignore orit
const keyWord = /api[-_]?(?:key|token)|access[-_]?token|\bauth(?!orit)/i;

/** Whether a name, or any name in code, is one of an API key; `authority` is that of an account. */
export function namesKey(text: string): boolean {
  return keyWord.test(text);
}
