/**
 * Length, in words, of the longest run of consecutive words that a query and a text share. The last word of the query
 * may be unfinished.
 */
export function longestRun(query: readonly string[], text: readonly string[]): number {
  const isSame = (word = '', asked = '', position: number) =>
    position === query.length - 1 ? word.startsWith(asked) : word === asked;
  let longest = 0;
  for (const [from, first] of query.entries()) {
    for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
      let length = 1;
      while (from + length < query.length && isSame(text[at + length], query[from + length], from + length))
        length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
