import path from 'node:path';
import createJiti from 'jiti';
import {root} from './process.mjs';

// By the folder: the browser tests read these scripts as CommonJS, where a module does not know its own address.
const load = createJiti(root);

/**
 * Loads a TypeScript module of the site: scripts and the rules for pages run as they are, and Node 20 reads no TypeScript.
 *
 * @param {string} file relative to the root
 */
export function loadSource(file) {
  return load(path.join(root, file));
}
