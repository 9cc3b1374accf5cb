import {readFileSync} from 'node:fs';
import {filesOf} from './files-of';
import {pageSources} from './sources';
import {variablesUsedIn} from './unread-variables';

/** Names from the framework's style sheet that pages, and the code behind them, use. */
export interface NamesInUse {
  /** Classes, elements, and attribute values; may include words that only look like them. */
  readonly words: readonly string[];
  readonly variables: readonly string[];
}

/** Words as PurgeCSS extracts them. */
const words = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

/** Substrings that attribute selectors match: `[class*='col--']`. */
const attributeParts = /[*^$]=\s*['"]?([\w-]+)/g;

/**
 * Only words that the framework uses, so that editing prose does not invalidate the cache.
 *
 * @param framework source of its style sheet
 * @param notSet classes that the code names, but never sets
 */
export function namesInUse(siteDir: string, framework: string, notSet: readonly string[] = []): NamesInUse {
  const ofFramework = new Set(words(framework));
  const parts = [...framework.matchAll(attributeParts)].map(([, part = '']) => part);
  const texts = filesOf(siteDir, pageSources).map((file) => readFileSync(file, 'utf8'));
  const used = new Set(texts.flatMap(words));
  for (const name of notSet) used.delete(name);
  return {
    words: [...used].filter((word) => ofFramework.has(word) || parts.some((part) => word.includes(part))).sort(),
    variables: [...new Set(texts.flatMap((text) => variablesUsedIn(text, false)))].sort(),
  };
}
