// npm run licenses: every package of package-lock.json has a license that the project allows. Another lockfile
// can be named: node .ci/licenses.mjs path/to/package-lock.json
import {readFileSync} from 'node:fs';
import path from 'node:path';
import parse from 'spdx-expression-parse';
import {root} from './lib/process.mjs';

/** Licenses that let the site be built and published without further duties than to name the author. */
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
  // Changes to its files would have to be published: there are none.
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]);

/**
 * Packages whose lockfile entry names no license of the list of SPDX, each with the license that was read in
 * the package itself. A new version has to be read again.
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
const packages = Object.entries(JSON.parse(readFileSync(lockfile, 'utf8')).packages).filter(([place]) => place !== '');
const problems = packages.flatMap(([place, entry]) => problemOf(place.split('node_modules/').at(-1), entry) ?? []);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error('Use another package; or, if the license is fit, add it to .ci/licenses.mjs with the reason.');
  process.exit(1);
}
console.log(`${packages.length} packages, each with a license that is allowed.`);

/** What is wrong with the license of a package; nothing when it is allowed. */
function problemOf(name, {version, license}) {
  if (read[name]?.version === version) return undefined;
  if (license === undefined) return `${name} ${version}: names no license.`;
  try {
    return isAllowed(parse(license)) ? undefined : `${name} ${version}: ${license} is not allowed.`;
  } catch {
    return `${name} ${version}: "${license}" is not the name of a license (https://spdx.org/licenses).`;
  }
}

/** Of licenses joined by OR one is enough; of those joined by AND each counts. */
function isAllowed({license, conjunction, left, right}) {
  if (conjunction === 'or') return isAllowed(left) || isAllowed(right);
  if (conjunction === 'and') return isAllowed(left) && isAllowed(right);
  return allowed.has(license);
}
