import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {parseUrl} from '../../../../lib/addresses/parse-url';
import {capitalized} from '../../../../lib/text/capitalized';
import {notText} from '../not-text';

/** Interactive or purely visual elements: nothing to read. */
const dropped = `${notText}, form, nav, img[src^="data:"], .theme-doc-toc-mobile, [data-page-only]`;

/** Prepares the article of a page for conversion to Markdown: text, lists, tables and code, with absolute links. */
export function cleanArticle(
  $: CheerioAPI,
  article: Cheerio<Element>,
  pageUrl: URL,
  twinOf: (url: URL) => string,
): void {
  article.find('a[rel="glossary"]').each((_, term) => void $(term).replaceWith($(term).contents()));
  nameTabs($, article);
  article.find(dropped).remove();
  plainCode($, article);
  quoteAdmonitions($, article);
  article
    .find('summary')
    .each((_, summary) => void $(summary).replaceWith(`<p><strong>${$(summary).html() ?? ''}</strong></p>`));
  replaceUrls($, article.find('a[href]'), 'href', pageUrl, (target) => addressIn(pageUrl, target, twinOf));
  nameTools($, article, pageUrl);
  replaceUrls($, article.find('img[src]'), 'src', pageUrl, ({href}) => href);
}

/** Leaves a malformed URL as it is: the link check names it, with its page. */
function replaceUrls(
  $: CheerioAPI,
  elements: Cheerio<Element>,
  attribute: 'href' | 'src',
  pageUrl: URL,
  replacement: (url: URL) => string,
): void {
  elements.each((_, element) => {
    const url = parseUrl($(element).attr(attribute) ?? '', pageUrl.href);
    if (url !== undefined) $(element).attr(attribute, replacement(url));
  });
}

/** Replaces each interactive tool, which the surrounding text mentions, with a link to its section. */
function nameTools($: CheerioAPI, article: Cheerio<Element>, pageUrl: URL): void {
  article.find('[data-tool]').each((_, tool) => {
    const section = $(tool).prevAll('h2[id], h3[id]').first().attr('id') ?? '';
    const link = $('<a>')
      .attr('href', new URL(`#${section}`, pageUrl).href)
      .text($(tool).attr('aria-label') ?? '');
    $(tool).replaceWith($('<p>').append('Interactive tool: ', link));
  });
}

/** Lists all tab panels one below the other, each under its label. */
function nameTabs($: CheerioAPI, article: Cheerio<Element>): void {
  article.find('[role="tablist"]').each((_, list) => {
    const tabs = $(list).find('[role="tab"]').toArray();
    const container = $(list).parent();
    // A panel inside another one belongs to the list in that one.
    const panels = container
      .find('[role="tabpanel"]')
      .toArray()
      .filter((panel) => $(panel).parentsUntil(container, '[role="tabpanel"]').length === 0);
    // Lazily rendered tabs have only one panel, that of the selected tab.
    const named = panels.length === tabs.length ? tabs : tabs.filter((tab) => $(tab).attr('aria-selected') === 'true');
    for (const [index, panel] of panels.entries()) {
      $(panel).prepend($('<p>').append($('<strong>').text($(named[index]).text())));
    }
    $(list).remove();
  });
}

/**
 * Removes the highlighting, which makes up most elements of a page, and reads the key from the environment, as copied
 * code does. Moves the language class from the wrapper to `<code>`, for the info string of the Markdown fence.
 */
function plainCode($: CheerioAPI, article: Cheerio<Element>): void {
  article.find('pre').each((_, block) => {
    const language = /\blanguage-([\w-]+)/.exec($(block).closest('[class*="language-"]').attr('class') ?? '')?.[1];
    const code = $(block).find('code');
    code.find('br').replaceWith('\n');
    code.find('[data-env]').each((_index, slot) => void $(slot).text($(slot).attr('data-env') ?? ''));
    code.each((_index, element) => void $(element).text($(element).text()));
    if (language !== undefined) code.addClass(`language-${language}`);
  });
}

/** Converts a note or a warning to a block quote under its kind and title: as paragraphs, its end would be lost. */
function quoteAdmonitions($: CheerioAPI, article: Cheerio<Element>): void {
  article.find('.theme-admonition').each((_, box) => {
    const [, kind = ''] = /theme-admonition-(\w+)/.exec($(box).attr('class') ?? '') ?? [];
    const [heading, content] = $(box).children().toArray();
    const title = $(heading).text().trim();
    // Without a custom title, the kind is the title.
    const label = title.toLowerCase() === kind ? title : `${kind}: ${title}`;
    const name = $('<strong>').text(capitalized(label));
    $(box).replaceWith($('<blockquote>').append($('<p>').append(name), $(content).contents()));
  });
}

function addressIn(pageUrl: URL, target: URL, twinOf: (url: URL) => string): string {
  if (target.origin !== pageUrl.origin) return target.href;
  return target.pathname === pageUrl.pathname && target.hash !== '' ? target.hash : twinOf(target);
}
