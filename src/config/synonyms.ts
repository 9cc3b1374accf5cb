import wordsOfReaders from './search-synonyms.json';

/**
 * Maps each word that readers use to the phrases that pages use. The JSON file is inverted, from phrase to words, to
 * stay small, and it hyphenates compounds such as `smart-contract`.
 */
export const synonyms: ReadonlyMap<string, readonly string[]> = readSynonyms();

function readSynonyms(): Map<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const [phrase, words] of Object.entries(wordsOfReaders)) {
    for (const word of words.split(' ')) phrases.set(word, [...(phrases.get(word) ?? []), phrase]);
  }
  return phrases;
}
