/**
 * Milliseconds for a fixed workload similar to a search: counting strings in a map. The ratio of a time to this one
 * varies less between machines and with their load than the time itself. Self-contained, so that it can also run in a
 * page.
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
