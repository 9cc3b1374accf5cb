import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {capitalized} from '../../../../lib/capitalized';

/** What readers click, or what only helps to see: nothing that can be read. */
const dropped = [
  'script, style, svg, noscript, button, form, nav, img[src^="data:"]',
  '.hash-link',
  '.theme-doc-toc-mobile',
  '[aria-hidden="true"]',
  '[role="status"]',
  // The definitions of glossary terms, at their first use.
  '[popover]',
  // Tools that run in the page.
  '[data-tool]',
].join(', ');

/** Makes the article of a page ready to become Markdown: text, lists, tables and code, with absolute links. */
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
  // React parts two texts by a comment.
  article
    .find('*')
    .addBack()
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  quoteAdmonitions($, article);
  article
    .find('summary')
    .each((_, summary) => void $(summary).replaceWith(`<p><strong>${$(summary).html() ?? ''}</strong></p>`));
  article.find('a[href]').each((_, link) => {
    const target = new URL($(link).attr('href') ?? '', pageUrl);
    $(link).attr('href', addressIn(pageUrl, target, twinOf));
  });
  article
    .find('img[src]')
    .each((_, image) => void $(image).attr('src', new URL($(image).attr('src') ?? '', pageUrl).href));
}

/** Every tab is read, one below the other, under its name. */
function nameTabs($: CheerioAPI, article: Cheerio<Element>): void {
  article.find('[role="tablist"]').each((_, list) => {
    const tabs = $(list).find('[role="tab"]').toArray();
    const panels = $(list).parent().find('[role="tabpanel"]').toArray();
    // Where panels are made on demand there is one, of the tab that is chosen.
    const named = panels.length === tabs.length ? tabs : tabs.filter((tab) => $(tab).attr('aria-selected') === 'true');
    for (const [index, panel] of panels.entries()) {
      $(panel).prepend($('<p>').append($('<strong>').text($(named[index]).text())));
    }
    $(list).remove();
  });
}

/**
 * Code without its colors, which are most elements of a page, and as a copy has it: it reads the key from the
 * environment. The name of the language stands around a block; Markdown has it at its fence.
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

/** A note or a warning is a quote, under its kind and its title: as a paragraph it would not tell where it ends. */
function quoteAdmonitions($: CheerioAPI, article: Cheerio<Element>): void {
  article.find('.theme-admonition').each((_, box) => {
    const [, kind = ''] = /theme-admonition-(\w+)/.exec($(box).attr('class') ?? '') ?? [];
    const [heading, content] = $(box).children().toArray();
    const title = $(heading).text().trim();
    // One without a title of its own has its kind for one.
    const label = title.toLowerCase() === kind ? title : `${kind}: ${title}`;
    const name = $('<strong>').text(capitalized(label));
    $(box).replaceWith($('<blockquote>').append($('<p>').append(name), $(content).contents()));
  });
}

function addressIn(pageUrl: URL, target: URL, twinOf: (url: URL) => string): string {
  if (target.origin !== pageUrl.origin) return target.href;
  return target.pathname === pageUrl.pathname && target.hash !== '' ? target.hash : twinOf(target);
}
