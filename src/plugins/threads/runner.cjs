/** A thread: runs work of modules in TypeScript, which jiti loads as it loads the configuration of the site. */
const {parentPort} = require('node:worker_threads');
const load = require('jiti')(__filename, {interopDefault: true});

/** By the numbers of jobs: how each begins, and what works on its inputs. */
const starts = new Map();
const works = new Map();

function workOf(job) {
  if (!works.has(job)) {
    const {module, setup} = starts.get(job);
    works.set(job, load(module)(setup));
  }
  return works.get(job);
}

parentPort.on('message', async ({job, start, input}) => {
  try {
    if (start) starts.set(job, start);
    parentPort.postMessage({output: await workOf(job)(input)});
  } catch (error) {
    parentPort.postMessage({error});
  }
});
