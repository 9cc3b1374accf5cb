import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {playground} from '../../src/config/playground';
import {siteDir} from '../support/built-site';

const sheetFolder = path.join(siteDir, 'assets/css');

/** The frame for live code gets its styles from the page that embeds it. */
const isFrame = (name: string): boolean => name === playground.frameFile;

/** The classes that a style sheet has rules for. */
const classesOf = (sheet: string): string[] =>
  [...sheet.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/** Classes of elements in the page that are styled by other sheets of the site, but not by the page's own. */
function unstyledClasses(html: string, allStyled: ReadonlySet<string>): string[] {
  const $ = load(html);
  const styled = new Set(
    $('style')
      .toArray()
      .flatMap((style) => classesOf($(style).text())),
  );
  const shown = $('body [class]')
    .toArray()
    .flatMap((element) => ($(element).attr('class') ?? '').split(/\s+/));
  return [...new Set(shown)].filter((name) => allStyled.has(name) && !styled.has(name));
}

test('each page contains the styles for all of its HTML', () => {
  const sheets = readdirSync(sheetFolder).map((name) => readFileSync(path.join(sheetFolder, name), 'utf8'));
  const allStyled = new Set(sheets.flatMap(classesOf));
  const pages = readdirSync(siteDir, {recursive: true, encoding: 'utf8'}).filter(
    (name) => name.endsWith('.html') && !isFrame(name),
  );
  const unstyled = pages.flatMap((name) => {
    const classes = unstyledClasses(readFileSync(path.join(siteDir, name), 'utf8'), allStyled);
    return classes.length > 0 ? [`${name}: ${classes.join(' ')}`] : [];
  });
  expect(unstyled).toEqual([]);

  expect(unstyledClasses('<style>.a{}</style><p class="a b c">', new Set(['a', 'b']))).toEqual(['b']);
});
