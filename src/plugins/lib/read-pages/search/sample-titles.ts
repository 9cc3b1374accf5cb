import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

/** The title above the code of a tab. */
const titles = '[role="tabpanel"] div:has(+ div > pre)';

const fileName = /^([\w-]+)\.\w+$/;

/**
 * Removes from each group of tabs the file names that repeat the first one with another extension: the labels of the
 * tabs have the languages, and in an excerpt the list of names says nothing.
 */
export function dropRepeatedFileNames($: CheerioAPI, article: Cheerio<Element>): void {
  const said = new Map<Element | undefined, Set<string>>();
  for (const title of article.find(titles)) {
    const name = fileName.exec($(title).text())?.[1];
    if (name === undefined) continue;
    const tabs = $(title).closest('[role="tabpanel"]').parent().get(0);
    const names = said.get(tabs) ?? new Set();
    if (names.has(name)) $(title).remove();
    said.set(tabs, names.add(name));
  }
}
