/**
 * Runs tasks, some at a time: in the order of the list, but none before those it comes after have ended.
 *
 * @template {{name: string, after?: readonly string[]}} Task
 * @template Result
 * @param {readonly Task[]} tasks
 * @param {number} width how many run at once
 * @param {(task: Task) => Promise<Result>} run
 * @returns {Promise<Result[]>} in the order in which the tasks ended
 * @throws when tasks wait for what is not on the list, or for each other; and what `run` throws.
 */
export async function runQueue(tasks, width, run) {
  const waiting = [...tasks];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const ended = new Set();
  const results = [];
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(({after = []}) => after.every((name) => ended.has(name)));
    if (next !== -1 && running.size < width) {
      const [task] = waiting.splice(next, 1);
      running.set(
        task.name,
        run(task).then((result) => {
          running.delete(task.name);
          ended.add(task.name);
          results.push(result);
        }),
      );
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`These wait for what never ends: ${waiting.map(({name}) => name).join(', ')}`);
    }
  }
  return results;
}
