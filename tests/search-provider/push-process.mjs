// Runs the push as a separate process, so that a test can end it. Arguments: the provider's port and the build folder.
import {watchInterruption} from '../../.ci/search-push/interruption.mjs';
import {run} from '../../.ci/search-push/run.mjs';

const host = {url: '127.0.0.1', port: Number(process.argv[2]), protocol: 'http', accept: 'readWrite'};
process.exitCode = await run({
  args: [],
  env: process.env,
  buildFolder: process.argv[3],
  // So that there is a progress bar.
  progressStream: Object.assign(process.stderr, {isTTY: true}),
  clientOptions: {hosts: [host]},
  interruption: watchInterruption(),
});
