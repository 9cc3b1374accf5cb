import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pageColors} from './page-colors';

const css = readFileSync(path.join(__dirname, '../../../css/tokens.css'), 'utf8');

test.each(['surface', 'text', 'accent'] as const)('%s equals the design token', (name) => {
  const [light, dark] = Array.from(
    css.matchAll(new RegExp(`--site-${name}: (#[0-9a-f]{6});`, 'g')),
    ([, color]) => color,
  );
  expect({light, dark}).toEqual({light: pageColors.light[name], dark: pageColors.dark[name]});
});
