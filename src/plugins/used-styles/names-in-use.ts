import {readFileSync} from 'node:fs';
import {filesOf} from './files-of';
import {pageSources} from './sources';

/** Words as PurgeCSS extracts them. */
const words = (text: string): readonly string[] => text.match(/[\w-]+/g) ?? [];

/** Substrings that attribute selectors match: `[class*='col--']`. */
const attributeParts = /[*^$]=\s*['"]?([\w-]+)/g;

/**
 * Classes, elements, and attribute values of the framework's style sheet that pages, and the code behind them, use; may
 * include words that only look like them. Only words that the framework uses, so that editing prose does not
 * invalidate the cache.
 *
 * @param framework source of its style sheet
 * @param notSet classes that the code names, but never sets
 */
export function namesInUse(siteDir: string, framework: string, notSet: readonly string[] = []): string[] {
  const ofFramework = new Set(words(framework));
  const parts = [...framework.matchAll(attributeParts)].map(([, part = '']) => part);
  const used = new Set(filesOf(siteDir, pageSources).flatMap((file) => words(readFileSync(file, 'utf8'))));
  for (const name of notSet) used.delete(name);
  return [...used].filter((word) => ofFramework.has(word) || parts.some((part) => word.includes(part))).sort();
}
