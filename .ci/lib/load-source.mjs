import path from 'node:path';
import createJiti from 'jiti';
import {root} from './process.mjs';

const load = createJiti(root);

/**
 * Loads a TypeScript module of the site: scripts and lint rules run without a compile step, and Node 20 does not read
 * TypeScript.
 *
 * @param {string} file relative to the root
 */
export function loadSource(file) {
  return load(path.join(root, file));
}
