/**
 * Texts with a letter for each of their common words. Compression finds a word again only as far back as its
 * window reaches, a tenth of the search index: with letters, the window holds more of it. The letters take two
 * bytes in UTF-8, and English has none of them.
 */
const firstLetter = 0x100;
const letterPattern = /[\u0100-\u07FF]/g;

/** With the space before it, so that a letter stands for both. */
const wordPattern = / ?[A-Za-z]{2,}/g;

/** With more, the list of words grows by what the texts shrink by. */
const mostWords = 1000;

/** What is shorter than a letter and its place in the list, or comes less often, saves nothing. */
const leastCount = 3;

export interface LetteredTexts {
  /** The word of each letter, a line each; an empty one for a letter that stands for itself. */
  readonly words: string;
  readonly letter: (text: string) => string;
}

/** Chooses the words for which letters save most in all of the texts. */
export function letterWords(texts: readonly string[]): LetteredTexts {
  const taken = new Set(texts.flatMap((text) => text.match(letterPattern) ?? []));
  const counts = new Map<string, number>();
  for (const [word] of texts.flatMap((text) => [...text.matchAll(wordPattern)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
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
    words: words.join('\n'),
    letter: (text) => text.replace(wordPattern, (word) => letters.get(word) ?? word),
  };
}

/** Turns texts back into what they were. By a loop: a replacement by pattern takes more than twice as long. */
export function wordsOfLetters(words: string): (text: string) => string {
  const known = words.split('\n');
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
