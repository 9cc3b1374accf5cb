let last = Promise.resolve();

/**
 * Waits for a task of its own, after those of all who asked before: many small steps leave the page
 * responsive where one large one does not.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setTimeout(resolve)));
  return last;
}
