/**
 * Edits of React in the browser: parts that every page would load, and that this site does not use. In development, and
 * for readers who write live code, React is whole.
 */
import type {Edit} from '../lib/edits';

const reactInBrowser = /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * React allocates sentinel `Error` objects at load, which it throws later as signals. While a debugger is attached
 * (developer tools, Lighthouse, our benches), the browser captures a stack trace for each, and parses the whole main
 * script once more to resolve it: 25 ms, four times that on a phone.
 */
export const signalsWithoutStack: Edit = {
  modules: [reactInBrowser],
  what: 'errors that are made while it loads',
  isRepeated: true,
  pattern: /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/.source,
  replacement: '$1 = Object.assign(Object.create(Error.prototype), {message: $2})',
};

/**
 * React's functions that tell the browser what to load early, a kilobyte and a half. The build writes such links into
 * the pages; eslint.config.mjs forbids importing these functions.
 */
export const withoutResourceHints: Edit = {
  modules: [/[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.js$/],
  what: 'functions for resource hints',
  pattern: /exports\.preconnect = [\s\S]*(?=exports\.requestFormReset)/.source,
  replacement: '',
};

/** What these functions call: five kilobytes. Without them, React keeps the empty ones that it starts with. */
export const withoutHints: Edit = {
  modules: [reactInBrowser],
  what: 'resource hints',
  isForPages: true,
  pattern: /(r: requestFormReset),\s+D: prefetchDNS,[^}]*(?=\};)/.source,
  replacement: '$1',
};

/** Hooks for forms with actions, and for code that React's compiler wrote: eslint.config.mjs forbids importing them. */
export const withoutHooks: Edit = {
  modules: [reactInBrowser],
  what: 'hooks that the site does not call',
  isRepeated: true,
  isForPages: true,
  pattern:
    /(\n +)use(?:HostTransitionStatus|FormState|ActionState|Optimistic|MemoCache): (?:\w+|function \([^)]*\) \{[\s\S]*?\1\}),/
      .source,
  replacement: '',
};

/** Functions of React's scheduler that only other libraries call: this site has none of those. */
export const withoutOthersFunctions: Edit = {
  modules: [/[\\/]scheduler[\\/]cjs[\\/]scheduler\.production\.js$/],
  what: 'functions that React does not call',
  isRepeated: true,
  pattern: /exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = function[\s\S]*?\n\};\n/.source,
  replacement: '',
};

/** A function of React whose work this site does not need, with what it does instead. */
function instead(name: string, body = ''): Edit {
  return {
    modules: [reactInBrowser],
    what: `the function ${name}`,
    isForPages: true,
    pattern: String.raw`\nfunction ${name}\([^)]*\) \{[\s\S]*?\n\}\n`,
    replacement: `\nfunction ${name}() {${body}}\n`,
  };
}

/**
 * React moves elements such as `meta` and `link` from components to the head, and waits for style sheets there. Here,
 * `client/head.ts` does that, and the build links the style sheets. With the first function, React calls no other.
 */
const withoutHoisting: readonly Edit[] = [
  instead('isHostHoistableType', 'return false;'),
  instead('getResource'),
  instead('acquireResource'),
  instead('getHydratableHoistableCache'),
  instead('suspendResource'),
];

/** Components of React that the site does not render: eslint.config.mjs forbids importing `Activity`. */
const withoutComponents: readonly Edit[] = [
  instead('updateActivityComponent'),
  // Not even exported yet.
  instead('updateSuspenseListComponent'),
];

/** The components around one that throws, which nothing shows: React calls them anew to find out where they are. */
const withoutComponentStacks = instead('getStackByFiberInDevAndProd', "return '';");

/** The browser's own sign that something loads, during actions. */
const withoutIndicator = instead('defaultOnDefaultTransitionIndicator');

export const reactEdits: readonly Edit[] = [
  signalsWithoutStack,
  withoutComponentStacks,
  ...withoutComponents,
  withoutHints,
  ...withoutHoisting,
  withoutHooks,
  withoutIndicator,
  withoutOthersFunctions,
  withoutResourceHints,
];
