import {readFileSync} from 'node:fs';
import {filesOf, pageSources} from './sources';
import {variablesReadIn} from './unread-variables';

/** What pages, and the code behind them, name of the framework's style sheet. */
export interface NamesInUse {
  /** Classes, elements and values of attributes, beside words that only look like them. */
  readonly words: readonly string[];
  readonly variables: readonly string[];
}

/** As PurgeCSS reads them. */
const words = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

/** What a selector looks for inside of an attribute: `[class*='col--']`. */
const attributeParts = /[*^$]=\s*['"]?([\w-]+)/g;

/**
 * Few of all words, so that a sentence more on a page is no change.
 *
 * @param framework its style sheet
 */
export function namesInUse(siteDir: string, framework: string): NamesInUse {
  const ofFramework = new Set(words(framework));
  const parts = [...framework.matchAll(attributeParts)].map(([, part = '']) => part);
  const texts = filesOf(siteDir, pageSources).map((file) => readFileSync(file, 'utf8'));
  const used = new Set(texts.flatMap(words));
  return {
    words: [...used].filter((word) => ofFramework.has(word) || parts.some((part) => word.includes(part))).sort(),
    variables: [...new Set(texts.flatMap((text) => variablesReadIn(text, false)))].sort(),
  };
}
