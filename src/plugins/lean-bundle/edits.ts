/** Edits of package code: what costs every page time or bytes. */
import type {Edit} from '../lib/edits';
import {moduleAt} from '../lib/module-at';
import {ofTheme, scrolling} from './edited-modules';

/**
 * `localeCompare` makes the browser load its locale data (ICU): 11 ms during hydration, four times that on a phone.
 * These modules sort paths and field names, which need no locale.
 */
export const comparePlainly: Edit = {
  modules: [
    moduleAt('@docusaurus/theme-common/lib/utils/reactUtils'),
    moduleAt('@docusaurus/plugin-content-docs/lib/client/docsClientUtils'),
  ],
  what: 'localeCompare',
  pattern: /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/.source,
  replacement: '($1 < $2 ? -1 : Number($1 > $2))',
};

/** react-router's polyfill of context, for React before 16.3. */
const contextsOfReact: Edit = {
  modules: [moduleAt('react-router/esm/react-router')],
  what: 'a stand-in for React.createContext',
  pattern: /= React\.createContext \|\| createReactContext;/.source,
  replacement: '= React.createContext;',
};

const historyPackage = moduleAt('history/esm/history');

/** What cannot be decoded is escaped before the router reads it: src/client-modules/clean-path. */
export const decodedPlainly: Edit = {
  modules: [historyPackage],
  what: 'an error for a path that cannot be decoded',
  pattern: /try \{\s*(\S+ = decodeURI\(\S+\);)\s*\} catch \(e\) \{[\s\S]*?throw e;\s*\}\s*\}/.source,
  replacement: '$1',
};

/** Differences between browsers before 2015, in which React no longer runs. */
const historyOfToday: Edit = {
  modules: [historyPackage],
  what: 'checks for old browsers',
  pattern: /(canUseHistory = )supportsHistory\(\)(;\s+var needsHashChangeListener = )!supportsPopStateOnHashChange\(\)/
    .source,
  replacement: '$1true$2false',
};

/**
 * Theme components pass `getScrollPosition()` to `useRef` on every render, which forces a layout, although only the
 * first value is used.
 */
export const scrollPositionOnce: Edit = {
  modules: [scrolling],
  what: 'a scroll position that is read at every render',
  pattern: /useRef\(getScrollPosition\(\)\)/.source,
  replacement: 'React.useState(() => ({current: getScrollPosition()}))[0]',
};

/**
 * The theme scrolls to the top with its own animation unless the style sheet asks for smooth scrolling, which it checks
 * at every render by computing styles. All supported browsers can scroll smoothly.
 */
const scrollNatively: Edit = {
  modules: [scrolling],
  what: 'a choice between two animations',
  pattern: /isBrowser &&\s+getComputedStyle\(document\.documentElement\)\.scrollBehavior === 'smooth'/.source,
  replacement: 'true',
};

/** The layout renders the bar at every navigation. Of the bar, only links and menus depend on the page, and watch it. */
const sameNavbar: Edit = {
  modules: [ofTheme('Navbar/index')],
  what: 'a bar that is rendered anew for each page',
  pattern: /export default function Navbar\(\) \{/.source,
  replacement: 'export default React.memo(Navbar);\nfunction Navbar() {',
};

/** The label of each heading's link, twice. As a title it adds a tooltip to a sign that says the same. */
const linkWithoutTitle: Edit = {
  modules: [ofTheme('Heading/index')],
  what: 'a title that repeats the label of a link',
  pattern: /\s+title=\{anchorTitle\}/.source,
  replacement: '',
};

/** Components with labels, of which a site without some feature lacks some: one pattern, as each has to match a module. */
const labeledParts = [
  String.raw`Admonition/Type/\w+`,
  'AnnouncementBar/CloseButton/index',
  'BackToTopButton/index',
  'ColorModeToggle/index',
  'DocBreadcrumbs/(?:Items/Home/)?index',
  'DocPaginator/index',
  'DocSidebar/Desktop/(?:CollapseButton|Content)/index',
  'DocSidebarItem/Category/index',
  'EditThisPage/index',
  'Heading/index',
  'Icon/ExternalLink/index',
  'Navbar/Layout/index',
  'Navbar/MobileSidebar/(?:Header|SecondaryMenu|Toggle)/index',
  'NavbarItem/LocaleDropdownNavbarItem/index',
];

/** Notes for translators, beside a label: only `docusaurus write-translations` reads them, from the packages. */
export const withoutNotes: Edit = {
  modules: [
    ofTheme(`(?:${labeledParts.join('|')})`),
    moduleAt('@docusaurus/theme-common/lib/utils/(?:errorBoundary|skipToContent)Utils'),
  ],
  what: 'a note for translators',
  isRepeated: true,
  pattern: /\s+description(?:=|:\s*)(?:"[^"]*"|'[^']*'),?/.source,
  replacement: '',
};

/** Class names for style sheets, of kinds of pages that this site does not have. */
const withoutOtherPages: Edit = {
  modules: [moduleAt('@docusaurus/theme-common/lib/utils/ThemeClassNames')],
  what: 'a class name for other pages',
  isRepeated: true,
  pattern: /\s+(?:blog|docsTag|mdxPage|pageFooter)\w*: '[^']+',/.source,
  replacement: '',
};

/** For browser and server. */
export const edits: readonly Edit[] = [
  comparePlainly,
  contextsOfReact,
  decodedPlainly,
  historyOfToday,
  linkWithoutTitle,
  sameNavbar,
  scrollNatively,
  scrollPositionOnce,
  withoutNotes,
  withoutOtherPages,
];
