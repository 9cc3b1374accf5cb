/**
 * Milliseconds of a fixed piece of work of the kind a search does: strings counted in a map. Machines
 * differ, and so does what else they do; a time as a ratio to this one does not, or less. Needs nothing
 * around it, so that it runs in a page as well.
 */
export function calibrate(): number {
  const rounds = Array.from({length: 5}, () => {
    const start = performance.now();
    const counts = new Map<string, number>();
    let state = 1;
    for (let step = 0; step < 50_000; step++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      const word = `word${state % 5000}`;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return performance.now() - start;
  });
  return rounds.sort((a, b) => a - b)[2] ?? 0;
}
