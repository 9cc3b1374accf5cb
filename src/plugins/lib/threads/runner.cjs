/**
 * Entry point of a worker thread: runs a TypeScript module, loaded by jiti like the site config. Packages are
 * JavaScript, and left to Node.
 */
const {workerData} = require('node:worker_threads');
const load = require('jiti')(__filename, {
  interopDefault: true,
  extensions: ['.ts'],
  // Babel is loaded lazily: most modules are in jiti's cache, as the build has compiled them before.
  transform: (options) => require('jiti/dist/babel')(options),
});

const {module: file, setup} = workerData;
let work;

module.exports = (input) => {
  work ??= load(file)(setup);
  return work(input);
};
