import {expect, test} from 'vitest';
import {openPage} from '../support/built-site';
import {readSource, sourceFiles} from '../support/source-files';

/**
 * Links to sections that tools show: the build checks those of pages, but tools load later.
 *
 * @returns paths with an anchor, such as `/platform/staking#costs`
 */
function sectionLinks(code: string): string[] {
  return code.match(/\/(?:platform|dyndexer)\/[\w/-]+#[\w-]+/g) ?? [];
}

const linked = sourceFiles('src/components', 'src/config', 'src/data', 'src/tools')
  .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => sectionLinks(readSource(file)));

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
