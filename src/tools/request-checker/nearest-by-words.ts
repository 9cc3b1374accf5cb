import {wordParts} from '../../lib/search/word-parts';

/** The name that shares the most words with the given one, if these are at least half of the words of both. */
export function nearestByWords(given: string, names: readonly string[]): string | undefined {
  const own = wordsOf(given);
  const near = names
    .map((name) => ({name, share: shareOf(own, wordsOf(name))}))
    .filter(({share}) => share >= 0.5)
    .sort((a, b) => b.share - a.share);
  return near[0]?.name;
}

/** Words that say nothing about what a method does. */
const fillers: ReadonlySet<string> = new Set(['by', 'for', 'of', 'with']);

/** Words without plural endings: `getBlocks` has the words `get` and `block`. */
function wordsOf(name: string): ReadonlySet<string> {
  const known = wordParts(name).map((word) => word.replace(/s$/, ''));
  return new Set(known.filter((word) => !fillers.has(word)));
}

function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared || 1);
}
