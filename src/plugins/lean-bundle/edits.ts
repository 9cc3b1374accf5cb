/** Edits of package code: what costs every page time or bytes, or is missing for some readers. */
import type {Edit} from '../lib/edits';
import {moduleAt} from '../lib/module-at';

const ofTheme = (component: string) => moduleAt(`@docusaurus/theme-classic/lib/theme/${component}`);

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

const scrolling = moduleAt('@docusaurus/theme-common/lib/utils/scrollUtils');

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

/** Jumps to the top for readers who prefer reduced motion. */
const scrollWithoutMotion: Edit = {
  modules: [scrolling],
  what: 'smooth scrolling',
  pattern: /behavior: 'smooth'/.source,
  replacement: "behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'",
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

/** A link with the role of a button is pressed by Space, too, which otherwise scrolls the page. */
const pressedBySpace = (condition = '') =>
  `onKeyDown={(event) => { if (event.key === ' '${condition}) { event.preventDefault(); if (!event.repeat) event.currentTarget.click(); } }}\n`;

/** A category of the sidebar is a link with the role of a button, unless it has a page. */
const pressBySpace: Edit = {
  modules: [ofTheme('DocSidebarItem/Category/index')],
  what: 'a button that only Enter presses',
  pattern: /(?=role=\{collapsible && !href \? 'button' : undefined\})/.source,
  replacement: pressedBySpace(' && !href'),
};

const menuInMenu = [ofTheme('NavbarItem/DropdownNavbarItem/Mobile/index')];

/** The name of a menu within the menu of a phone is one, too, and does not tell whether that is open. */
const expandedMenu: Edit = {
  modules: menuInMenu,
  what: 'a button without its state',
  pattern: /(?=role="button")/.source,
  replacement: `aria-expanded={!collapsed} ${pressedBySpace()}`,
};

/**
 * Beside that name is a second button that does the same, with a label that does not say for what. In a menu with a page
 * of its own it would do more: a test makes sure that there is none.
 */
const oneButton: Edit = {
  modules: menuInMenu,
  what: 'a second button',
  pattern: /aria-label=\{[\s\S]*?aria-expanded=\{!collapsed\}(?=\s+type="button")/.source,
  replacement: 'aria-hidden tabIndex={-1}',
};

/** The table of contents beside the page is no landmark that readers can jump to. */
const namedContents: Edit = {
  modules: [ofTheme('TOC/index')],
  what: 'a list of links without a name',
  pattern: /<div (className=[\s\S]*)<\/div>/.source,
  replacement: '<nav aria-label="On this page" $1</nav>',
};

/** The kind of an admonition whose title is its own is only in the picture beside it, which has no name. */
const namedKind: Edit = {
  modules: [ofTheme('Admonition/Layout/index')],
  what: 'a picture without a name',
  // Pages without admonitions do not load it.
  isOptional: true,
  pattern: /(AdmonitionHeading\(\{icon, title)(\}\)[\s\S]*?<span )([\s\S]*?<AdmonitionHeading )/.source,
  replacement: '$1, kind$2role="img" aria-label={kind} $3kind={type} ',
};

/** For browser and server. */
export const edits: readonly Edit[] = [
  comparePlainly,
  contextsOfReact,
  decodedPlainly,
  expandedMenu,
  historyOfToday,
  linkWithoutTitle,
  namedContents,
  namedKind,
  oneButton,
  pressBySpace,
  sameNavbar,
  scrollNatively,
  scrollPositionOnce,
  scrollWithoutMotion,
  withoutNotes,
  withoutOtherPages,
];
