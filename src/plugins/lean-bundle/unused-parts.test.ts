import {expect, test} from 'vitest';
import {unusedParts} from './unused-parts';

const page = {unlisted: false, frontMatter: {}, tags: []};
const tag = {label: 'RPC', permalink: '/tags/rpc', description: undefined, inline: true};
const link = {label: 'FAQ', to: '/faq'};
const plain = {banner: null, badge: false, docs: [page]} as const;

test('lists parts that the configuration never shows', () => {
  expect(unusedParts({}, [plain])).toEqual([
    'NavbarItem/DocNavbarItem',
    'NavbarItem/DocsVersionNavbarItem',
    'NavbarItem/DocsVersionDropdownNavbarItem',
    'NavbarItem/HtmlNavbarItem',
    'NavbarItem/LocaleDropdownNavbarItem',
    'DocVersionBanner',
    'DocVersionBadge',
    'ContentVisibility',
    'TagsListInline',
    'ThemedImage',
    'Footer/Logo',
    'Footer/Links/MultiColumn',
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
  ['TagsListInline', {}, {...plain, docs: [{...page, tags: [tag]}]}],
  ['ThemedImage', {navbar: {logo: {src: 'logo.svg'}}}, plain],
  ['ThemedImage', {footer: {logo: {src: 'logo.svg'}}}, plain],
  ['Footer/Logo', {footer: {logo: {src: 'logo.svg'}}}, plain],
  ['Footer/Links/MultiColumn', {footer: {links: [{title: 'Help', items: [link]}]}}, plain],
  ['Icon/SystemColorMode', {colorMode: {respectPrefersColorScheme: true}}, plain],
])('%s is used if the configuration shows it', (part, themeConfig, version) => {
  expect(unusedParts({}, [plain])).toContain(part);
  expect(unusedParts(themeConfig, [plain, version])).not.toContain(part);
});

test('each part is a component of the theme', () => {
  for (const part of unusedParts({}, [])) {
    expect(() => require.resolve(`@docusaurus/theme-classic/lib/theme/${part}`)).not.toThrow();
  }
});
