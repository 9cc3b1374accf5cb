/**
 * Dictionary coding: replaces each common word in texts with one letter. Compression finds repetitions only within its
 * window, a tenth of the search index; with letters, the window covers more of it. The letters take two bytes in UTF-8
 * and do not occur in English.
 */
const firstLetter = 0x100;
const letterPattern = /[\u0100-\u07FF]/g;

/** Includes the preceding space, so that one letter stands for both. */
const wordPattern = / ?[A-Za-z]{2,}/g;

/** Beyond this, the word list grows by as much as the texts shrink. */
const mostWords = 1300;

/** Replacing words with fewer occurrences saves nothing, since each also takes space in the word list. */
const leastCount = 3;

export interface LetteredTexts {
  /** The word of each letter, separated by commas; empty for a letter that occurs in the texts itself. */
  readonly words: string;
  readonly letter: (text: string) => string;
}

/**
 * Chooses the words whose replacement saves the most across all texts.
 *
 * @param everything contains whatever is encoded: letters that occur in it stand for no word
 */
export function letterWords(texts: readonly string[], everything: string): LetteredTexts {
  const taken = new Set<string>(everything.match(letterPattern) ?? []);
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(wordPattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const common = [...counts]
    .filter(([, count]) => count >= leastCount)
    .sort((a, b) => saving(b) - saving(a))
    .slice(0, mostWords)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
  const words: string[] = [];
  const letters = new Map<string, string>();
  for (const word of common) {
    while (taken.has(letterAt(words.length))) words.push('');
    letters.set(word, letterAt(words.length));
    words.push(word);
  }
  return {
    words: words.join(','),
    letter: (text) => text.replace(wordPattern, (word) => letters.get(word) ?? word),
  };
}

/** Decodes texts. In a loop, since `replace` with a pattern takes more than twice as long. */
export function wordsOfLetters(words: string): (text: string) => string {
  const known = words.split(',');
  return (text) => {
    let read = '';
    let start = 0;
    for (let at = 0; at < text.length; at++) {
      const index = text.charCodeAt(at) - firstLetter;
      const word = index < 0 ? '' : known[index];
      if (!word) continue;
      read += text.slice(start, at) + word;
      start = at + 1;
    }
    return read + text.slice(start);
  };
}

function letterAt(index: number): string {
  return String.fromCharCode(firstLetter + index);
}

function saving([word, count]: readonly [string, number]): number {
  return count * (word.length - 2);
}
