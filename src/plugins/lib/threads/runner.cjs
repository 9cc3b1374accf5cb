/**
 * A thread: runs work of a module in TypeScript, which jiti loads as it loads the configuration of the site. Packages
 * are JavaScript, and left to Node.
 */
const {workerData} = require('node:worker_threads');
const load = require('jiti')(__filename, {
  interopDefault: true,
  extensions: ['.ts'],
  // What compiles is loaded when there is something to compile: the build has compiled most of it before.
  transform: (options) => require('jiti/dist/babel')(options),
});

const {module: file, setup} = workerData;
let work;

module.exports = (input) => {
  work ??= load(file)(setup);
  return work(input);
};
