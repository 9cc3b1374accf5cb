import {readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../lib/process.mjs';

/**
 * Ends the process on a Node that the site does not run on: packages would stop with errors that do not name the
 * version.
 */
export function ensureNode() {
  const problem = nodeProblem(process.versions.node, neededNode());
  if (!problem) return;
  console.error(problem);
  process.exit(1);
}

/**
 * What is wrong with a version of Node, if anything.
 *
 * @param {string} version such as `20.20.2`
 * @param {string} needed `engines.node` of package.json, such as `>=20.19`
 */
export function nodeProblem(version, needed) {
  const [major, minor] = numbersOf(version);
  const [neededMajor, neededMinor] = numbersOf(needed);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return (
    `This is Node ${version}, and the site needs ${neededMajor}.${neededMinor} or newer. ` +
    '.nvmrc names the version that the published site is built with: nvm install uses it.'
  );
}

/**
 * Its first two numbers.
 *
 * @param {string} version
 * @returns {[major: number, minor: number]}
 */
function numbersOf(version) {
  const [major = 0, minor = 0] = (version.match(/\d+/g) ?? []).map(Number);
  return [major, minor];
}

function neededNode() {
  /** @type {{engines: {node: string}}} */
  const {engines} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return engines.node;
}
