/**
 * Edits of React in the browser: parts that every page would load, and that this site does not use. In development, and
 * for what readers can write as live code, React is whole.
 */
import type {Edit} from '../lib/edits';
import {moduleAt} from '../lib/module-at';

const reactInBrowser = moduleAt('react-dom/cjs/react-dom-client.production');

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

/** Functions that tell the browser what to load early. The build writes such links into the pages. */
export const withoutHintFunctions: Edit = {
  modules: [moduleAt('react-dom/cjs/react-dom.production')],
  what: 'functions for resource hints',
  pattern: /exports\.preconnect = [\s\S]*(?=exports\.requestFormReset)/.source,
  replacement: '',
};

/** What does their work, five kilobytes. Nothing else calls it. */
export const withoutHints: Edit = {
  modules: [reactInBrowser],
  what: 'the work of resource hints',
  pattern: /(r: requestFormReset),\s+D: prefetchDNS,[^}]*(?=\};)/.source,
  replacement: '$1',
};

/** Hooks for forms with actions, and for code that React's compiler wrote. */
export const withoutHooks: Edit = {
  modules: [reactInBrowser],
  what: 'hooks that the site does not call',
  isRepeated: true,
  isForPages: true,
  pattern:
    /(\n +)use(?:HostTransitionStatus|FormState|ActionState|Optimistic|MemoCache): (?:function \([^)]*\) \{[\s\S]*?\1\}|\w+),?/
      .source,
  replacement: '',
};

/** Functions of React's scheduler that only other libraries call: this site has none of those. */
export const withoutOthersFunctions: Edit = {
  modules: [moduleAt('scheduler/cjs/scheduler.production')],
  what: 'functions that React does not call',
  isRepeated: true,
  pattern: /exports\.unstable_(?:forceFrameRate|next|runWithPriority|wrapCallback) = function[\s\S]*?\n\};\n/.source,
  replacement: '',
};

/** Functions of React whose work the site does not need, each with what it does instead. */
export const emptied: Readonly<Record<string, string>> = {
  // React moves `meta`, `link` and `title` from components to the head, and waits for style sheets there. Here, all that
  // is in `Head`, and the build links the style sheets. With the first function, React calls no other of these four. The
  // server's React still moves them, so that lint forbids them outside of `Head`.
  isHostHoistableType: 'return false;',
  getResource: '',
  acquireResource: '',
  suspendResource: '',
  // `Activity`, which the site does not render, and `SuspenseList`, which React does not export yet.
  updateActivityComponent: '',
  updateSuspenseListComponent: '',
  // React passes it on, and never calls it.
  defaultOnDefaultTransitionIndicator: '',
};

const withEmptied = Object.entries(emptied).map(([name, body]): Edit => ({
  modules: [reactInBrowser],
  what: `the function ${name}`,
  isForPages: true,
  pattern: String.raw`\nfunction ${name}\([^)]*\) \{[\s\S]*?\n\}\n`,
  replacement: `\nfunction ${name}() {${body}}\n`,
}));

/** Lint forbids importing what is gone: eslint.config.mjs. */
export const reactEdits: readonly Edit[] = [
  ...withEmptied,
  signalsWithoutStack,
  withoutHintFunctions,
  withoutHints,
  withoutHooks,
  withoutOthersFunctions,
];
