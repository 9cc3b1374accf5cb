import wordsOfReaders from './search-synonyms.json';

/**
 * What pages say for a word that readers use. The file has it the other way around, each phrase of the pages with all
 * words for it, so that it stays small; a word in two parts, `smart-contract`, is one with a hyphen there.
 */
export const synonyms: ReadonlyMap<string, readonly string[]> = readSynonyms();

function readSynonyms(): Map<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const [phrase, words] of Object.entries(wordsOfReaders)) {
    for (const word of words.split(' ')) phrases.set(word, [...(phrases.get(word) ?? []), phrase]);
  }
  return phrases;
}
