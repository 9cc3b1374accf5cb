import postcss from 'postcss';
import {expect, test} from 'vitest';
import {removeUnused} from './remove-unused';

/** What is left of these rules of the framework. */
async function left(rules: string, code: string, notSet: readonly string[] = []): Promise<string> {
  const sheet = postcss.parse(`@layer docusaurus.infima{${rules}}`);
  await removeUnused(sheet, ['', code], notSet);
  return sheet.toString().slice('@layer docusaurus.infima{'.length, -1);
}

test('keeps the framework’s rules for classes and elements that the code names; removes others', async () => {
  const rules = '.button--primary{top:0}.hero{top:0}table{top:0}marquee{top:0}@media print{.pills{top:0}}';
  expect(await left(rules, 'jsx("table", {className: "button button--primary"})')).toBe(
    '.button--primary{top:0}table{top:0}',
  );
});

test('removes those of classes that the code names, but never sets', async () => {
  const rules = '.navbar{top:0}.navbar--dark{top:0}';
  const code = '"navbar", dark && "navbar--dark"';
  expect(await left(rules, code, ['navbar--dark'])).toBe('.navbar{top:0}');
  expect(await left(rules, code)).toBe(rules);
});

test.each(["[class*='col--']", '[class*=col--]', '[class^="col--"]'])(
  'keeps %s if a class matches it',
  async (selector) => {
    expect(await left(`${selector}{top:0}`, '<i class="col--none">')).toBe(`${selector}{top:0}`);
    expect(await left(`${selector}{top:0}`, '<i class="row">')).toBe('');
  },
);

test('keeps the variables of the root element', async () => {
  expect(await left(':root{--a:1px}', '')).toBe(':root{--a:1px}');
});

test('leaves the site’s and the theme’s own rules alone', async () => {
  const own = '.own{top:0}@layer docusaurus.infima{}@layer docusaurus.theme-classic{.theme{top:0}}';
  const sheet = postcss.parse(own);
  await removeUnused(sheet, [], []);
  expect(sheet.toString()).toBe(own);
});

test('fails if the framework has another layer', async () => {
  const sheet = postcss.parse('@layer infima{.hero{top:0}}');
  await expect(removeUnused(sheet, [], [])).rejects.toThrow('no style sheet has the layer "docusaurus.infima"');
});
