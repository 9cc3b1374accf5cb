import {SingleBar} from 'cli-progress';

/**
 * A progress bar, or nothing where no one watches it: in a log it would be a line for every step.
 *
 * @param {number} total
 * @param {NodeJS.WriteStream} stream
 */
export function createProgress(total, stream) {
  const bar = new SingleBar({
    format: 'Pushing {bar} {value}/{total} records',
    stream,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
  });
  bar.start(total, 0);
  return {
    /** @param {number} sent */
    update: (sent) => bar.update(sent),
    stop: () => bar.stop(),
  };
}
