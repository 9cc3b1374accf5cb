// Runs the push as a separate process, so that a test can kill it. Arguments: the provider's port and the build folder.
import {run} from '../../.ci/search-push/run.mjs';

const host = {url: '127.0.0.1', port: Number(process.argv[2]), protocol: 'http', accept: 'readWrite'};
process.exitCode = await run({
  args: [],
  env: process.env,
  buildFolder: process.argv[3],
  clientOptions: {hosts: [host]},
});
