/** How many words of a query stand in a text one right after the other, as they do in the query: the most at a time. */
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
