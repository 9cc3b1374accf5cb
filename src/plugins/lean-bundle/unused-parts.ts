import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadedVersion} from '../lib/loaded-versions';

interface NavbarItem {
  readonly type?: string;
  readonly items?: readonly NavbarItem[];
}

interface Version extends Pick<LoadedVersion, 'banner' | 'badge'> {
  readonly docs: readonly Pick<LoadedVersion['docs'][number], 'unlisted' | 'frontMatter' | 'tags'>[];
}

/** The components of navbar items, by type. */
const navbarItems: Readonly<Record<string, string>> = {
  doc: 'DocNavbarItem',
  docsVersion: 'DocsVersionNavbarItem',
  docsVersionDropdown: 'DocsVersionDropdownNavbarItem',
  html: 'HtmlNavbarItem',
  localeDropdown: 'LocaleDropdownNavbarItem',
};

/**
 * Components of the classic theme that this configuration never renders, by their path in the theme. The theme imports
 * them regardless.
 */
export function unusedParts({navbar, footer, colorMode}: UserThemeConfig, versions: readonly Version[]): string[] {
  const types = new Set(((navbar?.items ?? []) as readonly NavbarItem[]).flatMap(typesOf));
  return [
    ...Object.keys(navbarItems).flatMap((type) => (types.has(type) ? [] : `NavbarItem/${navbarItems[type] ?? ''}`)),
    ...(versions.some(({banner}) => banner) ? [] : ['DocVersionBanner']),
    ...(versions.some(({badge}) => badge) ? [] : ['DocVersionBadge']),
    ...(versions.some(({docs}) => docs.some(isMarked)) ? [] : ['ContentVisibility']),
    ...(versions.some(({docs}) => docs.some(({tags}) => tags.length > 0)) ? [] : ['TagsListInline']),
    ...((navbar?.logo ?? footer?.logo) ? [] : ['ThemedImage']),
    ...(footer?.logo ? [] : ['Footer/Logo']),
    ...(isInColumns(footer?.links) ? ['Footer/Links/Simple'] : ['Footer/Links/MultiColumn']),
    ...(colorMode?.respectPrefersColorScheme ? [] : ['Icon/SystemColorMode']),
  ];
}

/** Same test as in the theme, to distinguish columns from a plain list of links. */
const isInColumns = (links: readonly object[] = []): boolean => links[0] !== undefined && 'items' in links[0];

/** Whether the page is marked as a draft or as unlisted. */
const isMarked = ({unlisted, frontMatter}: Version['docs'][number]): boolean =>
  unlisted || frontMatter.unlisted === true || frontMatter.draft === true;

const typesOf = ({type, items = []}: NavbarItem): (string | undefined)[] => [type, ...items.flatMap(typesOf)];
