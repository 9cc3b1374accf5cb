// npm run licenses: checks that every package in package-lock.json has an allowed license. For another lockfile: node
// .ci/licenses.mjs path/to/package-lock.json
import {readFileSync} from 'node:fs';
import path from 'node:path';
import parse from 'spdx-expression-parse';
import {root} from './lib/process.mjs';

/** @typedef {{version: string, license?: string}} LockedPackage */

/** Licenses that allow building and publishing the site with no obligation beyond attribution. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Changes to its files would have to be published; there are none.
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/**
 * Packages whose lockfile entry has no SPDX license, each with the license found in the package itself. A new version
 * has to be reviewed again.
 *
 * @type {Record<string, {version: string, license: string}>}
 */
const read = {
  '@cspell/dict-en-common-misspellings': {
    version: '2.2.6',
    license: 'CC-BY-SA-4.0, a word list that only a check uses',
  },
  eval: {version: '0.1.8', license: 'MIT, in its file LICENSE'},
  format: {version: '0.2.2', license: 'MIT, in its package.json'},
  jsesc: {version: '0.5.0', license: 'MIT, in its file LICENSE-MIT.txt'},
  khroma: {version: '2.1.0', license: 'MIT, in its file license'},
  'require-like': {version: '0.1.2', license: 'MIT, in its file License'},
};

const lockfile = process.argv[2] ?? path.join(root, 'package-lock.json');
/** @type {{packages: Record<string, LockedPackage>}} */
const {packages} = JSON.parse(readFileSync(lockfile, 'utf8'));
const installed = Object.entries(packages).filter(([place]) => place !== '');
const problems = installed.flatMap(([place, entry]) => problemOf(place.replace(/^.*node_modules\//, ''), entry) ?? []);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Use another package or, if the license is acceptable, add it to .ci/licenses.mjs with the reason.');
  process.exit(1);
}
console.log(`${installed.length} packages, all with an allowed license.`);

/**
 * The problem with a package's license; undefined if it is allowed.
 *
 * @param {string} name
 * @param {LockedPackage} entry
 */
function problemOf(name, {version, license}) {
  if (read[name]?.version === version) return undefined;
  if (license === undefined) return `${name} ${version}: declares no license.`;
  try {
    return isAllowed(parse(license)) ? undefined : `${name} ${version}: ${license} is not allowed.`;
  } catch {
    return `${name} ${version}: "${license}" is not an SPDX license expression (https://spdx.org/licenses).`;
  }
}

/**
 * With OR, one allowed license is enough; with AND, all must be allowed.
 *
 * @param {import('spdx-expression-parse').Expression} expression
 * @returns {boolean}
 */
function isAllowed(expression) {
  if ('license' in expression) return allowed.has(expression.license);
  const {conjunction, left, right} = expression;
  return conjunction === 'or' ? isAllowed(left) || isAllowed(right) : isAllowed(left) && isAllowed(right);
}
