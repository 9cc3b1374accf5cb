import path from 'node:path';
import {fileURLToPath} from 'node:url';
import createJiti from 'jiti';

const here = fileURLToPath(import.meta.url);
const root = path.resolve(path.dirname(here), '../../..');
const load = createJiti(here);

/**
 * Loads a TypeScript module of the site: remark runs these files as they are, and Node 20 reads no TypeScript.
 *
 * @param {string} file relative to the root
 */
export function loadSource(file) {
  return load(path.join(root, file));
}
