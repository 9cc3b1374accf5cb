/** Length, in words, of the longest run of consecutive words that a query and a text share. */
export function longestRun(query: readonly string[], text: readonly string[]): number {
  let longest = 0;
  for (const [from, first] of query.entries()) {
    for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
      let length = 1;
      while (from + length < query.length && query[from + length] === text[at + length]) length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
