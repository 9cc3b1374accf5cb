import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import postcssOnce from './index';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'postcss-once-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('plugins that are given by their path are made; the others, and other options, stay', () => {
  const maker = path.join(folder, 'maker.cjs');
  writeFileSync(maker, `module.exports = (options) => ({postcssPlugin: 'made', options});`);
  const made = {postcssPlugin: 'as-it-is'};
  const options = {ident: 'postcss', plugins: [[maker, {stage: 3}], maker, made]};
  expect(postcssOnce().configurePostCss?.(options as never)).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'made', options: {stage: 3}}, {postcssPlugin: 'made', options: undefined}, made],
  });
});
