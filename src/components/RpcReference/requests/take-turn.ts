let last = Promise.resolve();

/**
 * Waits for a separate task, after those of all earlier callers: many short tasks keep the page responsive, one
 * long task does not.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setTimeout(resolve)));
  return last;
}
