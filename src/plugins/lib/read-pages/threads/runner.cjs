/** Entry point of a worker thread: runs a TypeScript module. */
const {workerData} = require('node:worker_threads');
const loadTypeScript = require('../../load-typescript.cjs');

const {module: file, setup} = workerData;
let work;

module.exports = (input) => {
  work ??= loadTypeScript(file)(setup);
  return work(input);
};
