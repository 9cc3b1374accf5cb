import path from 'node:path';
import {expect, test} from 'vitest';
import {pathsIn} from './paths-in';

const folder = path.join(__dirname, '.generated');
const pattern = pathsIn(folder, /data[\\/][^\\/]+\.json$/);

test.each([
  ['data/a.json', true],
  ['data/a.json.js', false],
  ['other/data/a.json', false],
  ['../.generated/data/a.json', true],
  ['../agenerated/data/a.json', false],
  ['../data/a.json', false],
])('matches %s: %s', (name, expected) => expect(pattern.test(path.join(folder, name))).toBe(expected));
