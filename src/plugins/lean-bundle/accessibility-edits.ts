/** Edits of package code: what is missing for some readers. */
import type {Edit} from '../lib/edits';
import {ofTheme, scrolling} from './edited-modules';

/** Jumps to the top for readers who prefer reduced motion. */
const scrollWithoutMotion: Edit = {
  modules: [scrolling],
  what: 'smooth scrolling',
  pattern: /behavior: 'smooth'/.source,
  replacement: "behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'",
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
export const accessibilityEdits: readonly Edit[] = [
  expandedMenu,
  namedContents,
  namedKind,
  oneButton,
  pressBySpace,
  scrollWithoutMotion,
];
