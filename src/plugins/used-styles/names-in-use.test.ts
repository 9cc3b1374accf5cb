import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {namesInUse} from './names-in-use';

let siteDir = '';
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'names-in-use-'));
  mkdirSync(path.join(siteDir, 'docs'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

function inUse(page: string, framework: string) {
  writeFileSync(path.join(siteDir, 'docs/page.mdx'), page);
  return namesInUse(siteDir, framework);
}

const framework = '.button--primary {color: red} .hero {color: red}';

test('finds words of pages that the framework uses', () => {
  expect(inUse('<a className="button--primary own">Text</a>', framework)).toEqual(['button--primary']);
});

test('leaves out classes that are never set', () => {
  writeFileSync(path.join(siteDir, 'docs/page.mdx'), 'className={isHero ? "hero" : "button--primary"}');
  expect(namesInUse(siteDir, framework, ['hero'])).toEqual(['button--primary']);
});

test('another sentence changes nothing; another class does', () => {
  const before = inUse('<a className="button--primary" />', framework);
  expect(inUse('<a className="button--primary" /> One sentence more.', framework)).toEqual(before);
  expect(inUse('<a className="button--primary" /><p className="hero" />', framework)).toContain('hero');
});

test.each(["[class*='col--']", '[class*=col--]', '[class ^= "col--"]'])('finds words that match %s', (selector) => {
  expect(inUse('<i className="col--none" />', `${selector} {color: red}`)).toContain('col--none');
});
