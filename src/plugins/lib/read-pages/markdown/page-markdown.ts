import type {CheerioAPI} from 'cheerio';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import * as unified from 'unified';
import {cleanArticle} from './clean-article';
import {toHast} from './to-hast';

export interface PageMarkdown {
  readonly title: string;
  readonly description: string;
  /** Starts with the title as a heading. */
  readonly markdown: string;
}

// Not `unified()`: Sucrase compiles a call of an imported name to `.call`, which a processor lacks.
const toMarkdown = unified
  .unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-', emphasis: '_'})
  .freeze();

/**
 * Converts a built page to Markdown. The input is its HTML, so that the output of components and data blocks is
 * included. Without an article or a title, the strings are empty; the search index fails the build on such a page.
 *
 * @param pageUrl URL at which the page will be published
 * @param twinOf maps the URL of a page of this site to that of its Markdown twin
 */
export function pageMarkdown($: CheerioAPI, pageUrl: URL, twinOf: (url: URL) => string): PageMarkdown {
  // Cloned, as other steps read the page, too.
  const article = $('article .theme-doc-markdown').first().clone();
  const title = article.find('h1').first().text().trim();
  const description = $('meta[name="description"]').attr('content') ?? '';
  cleanArticle($, article, pageUrl, twinOf);
  return {title, description, markdown: toMarkdown.stringify(toMarkdown.runSync(toHast(article.contents().toArray())))};
}
