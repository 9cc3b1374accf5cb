/** Upper limits in milliseconds, with a CPU that is `cpuSlowdown` times slower. */
export const searchLimits = {
  /** From opening to first results, median. */
  openingFast: 300,
  openingSlow: 1200,
  /** From keystroke to settled results, p95. */
  keystroke: 50,
};
