/**
 * Dictionary coding: replaces each common word in texts with one or two letters that English does not use. Compression
 * finds repetitions only within its window, a fifth of the search index; with letters, the window covers more of it. In
 * Latin-1 each letter is a byte, which the compression can count as one symbol.
 */
const firstLetter = 0xa0;
const lastLetter = 0xff;
const letterPattern = /[\u00A0-\u00FF]/g;

/** With the preceding space, so that one letter stands for both. Words within names count, too: `get`, `Account`. */
const wordPattern = / ?(?:[A-Z]?[a-z]+|[A-Z]+)/g;

/** Beyond this, the word list grows by as much as the texts shrink. */
const maxWords = 2000;

/** Replacing words with fewer occurrences saves nothing, since each also takes space in the word list. */
const minCount = 3;

export interface Dictionary {
  /** The letters that code words. */
  readonly letters: string;
  /** The words in the order of their codes, separated by commas. */
  readonly words: string;
}

export interface LetteredTexts {
  readonly dictionary: Dictionary;
  readonly letter: (text: string) => string;
}

/**
 * Chooses the words whose replacement saves the most across all texts.
 *
 * @param everything contains whatever is encoded: letters that occur in it are part of no code
 */
export function letterWords(texts: readonly string[], everything: string): LetteredTexts {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(wordPattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const words = [...counts]
    .filter(([, count]) => count >= minCount)
    .sort((a, b) => saving(b) - saving(a))
    .slice(0, maxWords)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
  const letters = unused(everything);
  const codes = codesOf(letters, words.length);
  const known = new Map(words.map((word, index) => [word, codes[index]]));
  return {
    dictionary: {letters, words: words.join(',')},
    letter: (text) => text.replace(wordPattern, (word) => known.get(word) ?? word),
  };
}

/** Decodes texts. In a loop, since `replace` with a pattern takes more than twice as long. */
export function wordsOfLetters({letters, words}: Dictionary): (text: string) => string {
  const list = words.split(',');
  const codes = codesOf(letters, list.length);
  const known = new Map(codes.map((code, index) => [code, list[index] ?? '']));
  return (text) => {
    let read = '';
    let start = 0;
    for (let at = 0; at < text.length; at++) {
      if (text.charCodeAt(at) < firstLetter) continue;
      const one = text.charAt(at);
      const code = known.has(one) ? one : text.slice(at, at + 2);
      const word = known.get(code);
      if (word === undefined) continue;
      read += text.slice(start, at) + word;
      start = at + code.length;
      at = start - 1;
    }
    return read + text.slice(start);
  };
}

/** One letter for the most common words; the last letters begin pairs, as few of them as suffice for the others. */
function codesOf(letters: string, count: number): string[] {
  const all = Array.from(letters);
  const beginnings = Math.max(0, Math.ceil((count - all.length) / (all.length - 1)));
  const single = all.length - beginnings;
  const pairs = all.slice(single).flatMap((first) => all.map((second) => first + second));
  return [...all.slice(0, single), ...pairs].slice(0, count);
}

function unused(everything: string): string {
  const used = new Set<string>(everything.match(letterPattern) ?? []);
  const letters = Array.from({length: lastLetter - firstLetter + 1}, (_, index) =>
    String.fromCharCode(firstLetter + index),
  );
  return letters.filter((letter) => !used.has(letter)).join('');
}

function saving([word, count]: readonly [string, number]): number {
  return count * (word.length - 1);
}
