import path from 'node:path';

/** The project root. */
export const root = path.resolve(import.meta.dirname, '../..');

export const samplesFolder = path.join(root, 'src/samples');

export const summaryFile = path.join(root, 'test-results/samples.json');

/** Inside the project, so that code run from here resolves the project's packages. */
export const cacheFolder = path.join(root, 'node_modules/.cache/samples');
