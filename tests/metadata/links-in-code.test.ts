import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {openPage} from '../support/built-site';

const source = path.join(import.meta.dirname, '../../src');

/**
 * Links to sections that tools show: the build checks those of pages, but tools load later.
 *
 * @returns paths with an anchor, such as `/platform/staking#costs`
 */
function sectionLinks(code: string): string[] {
  return code.match(/\/(?:platform|dyndexer)\/[\w/-]+#[\w-]+/g) ?? [];
}

const linked = ['components', 'config', 'data', 'tools'].flatMap((folder) =>
  readdirSync(path.join(source, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => sectionLinks(readFileSync(path.join(source, folder, file), 'utf8'))),
);

function isSection(link: string): boolean {
  const [route = '', anchor = ''] = link.split('#');
  return openPage(route)(`[id="${anchor}"]`).length > 0;
}

test('the sections that tools link to exist', () => {
  const links = [...new Set(linked)];
  expect(links).toContain('/platform/manage/account#upgrade-to-hyperscale');
  expect(links.filter((link) => !isSection(link))).toEqual([]);
});

test('a section that does not exist is detected', () => {
  const [link = ''] = sectionLinks("const to = '/platform/staking#nowhere';");
  expect(isSection(link)).toBe(false);
});
