/** The smallest value that the given share of the values does not exceed; 0 for an empty list. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export const p95 = (values: readonly number[]) => percentile(values, 0.95);
