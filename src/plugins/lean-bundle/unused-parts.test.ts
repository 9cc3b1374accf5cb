import {expect, test} from 'vitest';
import {unusedParts} from './unused-parts';

const page = {unlisted: false, frontMatter: {}};
const plain = {banner: null, badge: false, docs: [page]} as const;

test('what nothing in the configuration shows is unused', () => {
  expect(unusedParts({}, [plain])).toEqual([
    'NavbarItem/DocNavbarItem',
    'NavbarItem/DocsVersionNavbarItem',
    'NavbarItem/DocsVersionDropdownNavbarItem',
    'NavbarItem/HtmlNavbarItem',
    'NavbarItem/LocaleDropdownNavbarItem',
    'DocVersionBanner',
    'DocVersionBadge',
    'ContentVisibility',
    'ThemedImage',
    'Icon/SystemColorMode',
  ]);
});

test.each([
  ['NavbarItem/LocaleDropdownNavbarItem', {navbar: {items: [{type: 'localeDropdown'}]}}, plain],
  ['NavbarItem/DocNavbarItem', {navbar: {items: [{label: 'More', items: [{type: 'doc', docId: 'a'}]}]}}, plain],
  ['DocVersionBanner', {}, {...plain, banner: 'unreleased' as const}],
  ['DocVersionBadge', {}, {...plain, badge: true}],
  ['ContentVisibility', {}, {...plain, docs: [page, {...page, unlisted: true}]}],
  ['ContentVisibility', {}, {...plain, docs: [{...page, frontMatter: {draft: true}}]}],
  ['ThemedImage', {navbar: {logo: {src: 'logo.svg'}}}, plain],
  ['ThemedImage', {footer: {logo: {src: 'logo.svg'}}}, plain],
  ['Icon/SystemColorMode', {colorMode: {respectPrefersColorScheme: true}}, plain],
])('%s stays where the configuration shows it', (part, themeConfig, version) => {
  expect(unusedParts({}, [plain])).toContain(part);
  expect(unusedParts(themeConfig, [plain, version])).not.toContain(part);
});

test('each is a component of the theme', () => {
  for (const part of unusedParts({}, [])) {
    expect(() => require.resolve(`@docusaurus/theme-classic/lib/theme/${part}`)).not.toThrow();
  }
});
