import chokidar from 'chokidar';
import {isTestFile} from '../../src/plugins/lib/test-files.mjs';

/**
 * Watches files and folders, with what is added to them later. Not with `fs.watch`: on Linux, its recursive form loses
 * a file that an editor or Git replaces by another one.
 *
 * @param {string} folder
 * @param {readonly string[]} inputs files and folders in it, relative
 * @param {(file: string) => void} onChange called with the path, relative, of what has changed, except tests
 */
export function watchFiles(folder, inputs, onChange) {
  const watcher = chokidar.watch(inputs, {cwd: folder, ignoreInitial: true});
  return watcher.on('all', (_event, file) => {
    if (!isTestFile(file)) onChange(file);
  });
}
