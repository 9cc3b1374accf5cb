import path from 'node:path';

/** Of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

export const samplesFolder = path.join(root, 'src/samples');

export const summaryFile = path.join(root, 'test-results/samples.json');

/** Inside the tree, so that what is run from here finds the packages of the project. */
export const cacheFolder = path.join(root, 'node_modules/.cache/samples');
