import {expect, test} from 'vitest';
import {nodeProblem} from '../../.ci/install/node.mjs';

const needed = '>=20.19';

test.each(['20.19.0', '20.20.2', '21.0.0', '24.21.0'])('the site runs on Node %s', (version) => {
  expect(nodeProblem(version, needed)).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '9.99.0'])('on Node %s, the message names both versions', (version) => {
  expect(nodeProblem(version, needed)).toContain(`This is Node ${version}, and the site needs 20.19`);
});
