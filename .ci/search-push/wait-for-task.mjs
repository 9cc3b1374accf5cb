import {setTimeout} from 'node:timers/promises';

/** Maximum number of polls of a task: most are 5 s apart, so that it has a quarter of an hour. */
const maxPolls = 200;

/**
 * Waits until the provider has completed a task. The client's own `waitForTask` polls at the same times, but cannot be
 * stopped.
 *
 * @param {import('algoliasearch').Algoliasearch} client
 * @param {{indexName: string, taskID: number}} task
 * @param {AbortSignal} signal
 * @throws the signal's reason, once it is aborted
 */
export async function waitForTask(client, task, signal) {
  for (let polls = 1; polls <= maxPolls; polls++) {
    signal.throwIfAborted();
    const {status} = await client.getTask(task);
    if (status === 'published') return;
    // An abort ends the pause.
    await setTimeout(Math.min(polls * 200, 5000), undefined, {signal}).catch(() => undefined);
  }
  throw new Error(`The provider did not complete a task in time (${task.taskID} of ${task.indexName}).`);
}
