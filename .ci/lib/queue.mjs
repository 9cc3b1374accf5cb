/**
 * Runs tasks with limited concurrency, in list order, each once the tasks in its `after` have ended.
 *
 * @template {{name: string, after?: readonly string[]}} Task
 * @template Result
 * @param {readonly Task[]} tasks
 * @param {number} width maximum number of concurrent tasks
 * @param {(task: Task, needed: readonly Result[]) => Promise<Result>} run is given the results of the tasks in `after`
 * @returns {Promise<Result[]>} in order of completion
 * @throws if tasks wait for one that is not in the list, or for each other; and whatever `run` throws
 */
export async function runQueue(tasks, width, run) {
  const waiting = [...tasks];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  /** @type {Map<string, Result>} */
  const ended = new Map();
  /** @param {Task} task all of whose `after` have ended */
  const resultsOf = ({after = []}) => [...ended].flatMap(([name, result]) => (after.includes(name) ? result : []));
  while (waiting.length + running.size > 0) {
    const task = waiting.find(({after = []}) => after.every((name) => ended.has(name)));
    if (task && running.size < width) {
      waiting.splice(waiting.indexOf(task), 1);
      running.set(
        task.name,
        run(task, resultsOf(task)).then((result) => {
          running.delete(task.name);
          ended.set(task.name, result);
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
  return [...ended.values()];
}
