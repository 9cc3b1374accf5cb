/** The fewest characters to put in, take out or exchange to make one word of another; `Infinity` for more than `most`. */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (let start = 0; start < from.length; start++) {
    const next = [start + 1];
    let least = start + 1;
    for (let end = 0; end < to.length; end++) {
      const exchanged = (row[end] ?? 0) + Number(from[start] !== to[end]);
      const edits = Math.min(exchanged, (row[end + 1] ?? 0) + 1, (next[end] ?? 0) + 1);
      next.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return Infinity;
    row = next;
  }
  const edits = row[to.length] ?? 0;
  return edits > most ? Infinity : edits;
}
