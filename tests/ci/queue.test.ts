import {expect, test} from 'vitest';
import {runQueue} from '../../.ci/lib/queue.mjs';

interface Task {
  readonly name: string;
  readonly after?: readonly string[];
}

/** Records starts and ends of tasks, in order. A task ends when `end` is called with its name. */
function recorder() {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    log,
    run: async ({name}: Task, needed: readonly string[]) => {
      log.push([name, 'starts', ...needed.map((result) => `with ${result}`)].join(' '));
      await new Promise<void>((resolve) => ends.set(name, resolve));
      log.push(`${name} ends`);
      return `result of ${name}`;
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test('tasks run two at a time, in order, and each after its dependencies, with their results', async () => {
  const {log, run, end} = recorder();
  const tasks = [{name: 'build'}, {name: 'read', after: ['build']}, {name: 'lint'}, {name: 'types'}];
  const results = runQueue(tasks, 2, run);
  await end('lint');
  expect(log).toEqual(['build starts', 'lint starts', 'lint ends', 'types starts']);
  await end('build');
  expect(log.slice(4)).toEqual(['build ends', 'read starts with result of build']);
  await end('read');
  await end('types');
  await expect(results).resolves.toEqual(['lint', 'build', 'read', 'types'].map((name) => `result of ${name}`));
});

test('a task that waits for one that is not in the list is an error', async () => {
  const run = () => Promise.resolve();
  await expect(runQueue([{name: 'read', after: ['biuld']}], 2, run)).rejects.toThrow('not in the list: read');
});
