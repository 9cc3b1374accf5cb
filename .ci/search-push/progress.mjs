import {SingleBar} from 'cli-progress';

/**
 * A progress bar, hidden without a terminal: in a log, each step would add a line.
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
