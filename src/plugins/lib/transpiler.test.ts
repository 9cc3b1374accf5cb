import {expect, test} from 'vitest';
import babelConfig from '../../../babel.config.js';
import {canUseSwc} from './transpiler';

test('SWC transpiles as long as Babel is asked for the preset of Docusaurus alone', () => {
  expect(canUseSwc(babelConfig)).toBe(true);
});

test.each([
  {...babelConfig, plugins: ['a-plugin']},
  {presets: [...babelConfig.presets, 'a-preset']},
  {presets: [['@docusaurus/babel/preset', {runtime: 'classic'}]]},
  {},
  () => babelConfig,
])('for more, or less, babel.config.js is used: %j', (changed) => {
  expect(canUseSwc(changed)).toBe(false);
});
