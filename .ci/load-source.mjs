import path from 'node:path';
import {fileURLToPath} from 'node:url';
import createJiti from 'jiti';
import {root} from './process.mjs';

const load = createJiti(fileURLToPath(import.meta.url));

/**
 * Loads a TypeScript module of the site: scripts and the rules for pages run as they are, and Node 20 reads no TypeScript.
 *
 * @param {string} file relative to the root
 */
export function loadSource(file) {
  return load(path.join(root, file));
}
