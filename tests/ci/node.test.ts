import {expect, test} from 'vitest';
import {nodeProblem} from '../../.ci/install/node.mjs';
import packageJson from '../../package.json';

test.each(['20.19.0', '20.20.2', '21.0.0', '24.21.0'])('the site runs on Node %s', (version) => {
  expect(nodeProblem(version, packageJson.engines.node)).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '9.99.0'])('on Node %s, the message names both versions', (version) => {
  expect(nodeProblem(version, packageJson.engines.node)).toContain(`This is Node ${version}, and the site needs 20.19`);
});
