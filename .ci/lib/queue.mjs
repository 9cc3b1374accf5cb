/**
 * Runs tasks with limited concurrency, in list order, each once the tasks in its `after` have ended.
 *
 * @template {{name: string, after?: readonly string[]}} Task
 * @template Result
 * @param {readonly Task[]} tasks
 * @param {number} width maximum number of concurrent tasks
 * @param {(task: Task) => Promise<Result>} run
 * @returns {Promise<Result[]>} in order of completion
 * @throws if tasks wait for one that is not in the list, or for each other; and whatever `run` throws
 */
export async function runQueue(tasks, width, run) {
  const waiting = [...tasks];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const ended = new Set();
  /** @type {Result[]} */
  const results = [];
  while (waiting.length + running.size > 0) {
    const task = waiting.find(({after = []}) => after.every((name) => ended.has(name)));
    if (task && running.size < width) {
      waiting.splice(waiting.indexOf(task), 1);
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
      throw new Error(
        `Tasks wait for each other, or for a task that is not in the list: ${waiting.map(({name}) => name).join(', ')}`,
      );
    }
  }
  return results;
}
