import {expect, test} from 'vitest';
import babelConfig from '../../../babel.config.js';
import {canUseSwc} from './transpiler';

test('uses SWC if the Babel config has nothing but the Docusaurus preset', () => {
  expect(canUseSwc(babelConfig)).toBe(true);
});

test.each([
  {...babelConfig, plugins: ['a-plugin']},
  {presets: [...babelConfig.presets, 'a-preset']},
  {presets: [['@docusaurus/babel/preset', {runtime: 'classic'}]]},
  {},
  () => babelConfig,
])('uses Babel for any other config: %j', (changed) => {
  expect(canUseSwc(changed)).toBe(false);
});
