import path from 'node:path';
import loadTypeScript from '../../src/plugins/lib/load-typescript.cjs';
import {root} from './process.mjs';

/**
 * Loads a TypeScript module of the site: scripts and lint rules run without a compile step, and Node 20 does not read
 * TypeScript.
 *
 * @param {string} file relative to the root
 * @returns {any} its exports, whose types the caller states
 */
export function loadSource(file) {
  return loadTypeScript(path.join(root, file));
}
