import type {CheerioAPI} from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {cleanArticle} from './clean-article';

export interface PageMarkdown {
  readonly title: string;
  readonly description: string;
  /** With the title as its first heading. */
  readonly markdown: string;
}

const toMarkdown = unified()
  .use(rehypeParse, {fragment: true})
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-', emphasis: '_'})
  .freeze();

/**
 * A built page as Markdown, made from its HTML: what components and data render is in it. A page without an
 * article or a title gives empty texts; the search index stops the build at one.
 *
 * @param pageUrl where the page will be published.
 * @param twinOf the address that a link to a page of this site gets.
 */
export function pageMarkdown($: CheerioAPI, pageUrl: URL, twinOf: (url: URL) => string): PageMarkdown {
  // A copy: others read the page too.
  const article = $('article .theme-doc-markdown').first().clone();
  const title = article.find('h1').first().text().trim();
  const description = $('meta[name="description"]').attr('content') ?? '';
  cleanArticle($, article, pageUrl, twinOf);
  return {title, description, markdown: String(toMarkdown.processSync(article.html() ?? ''))};
}
