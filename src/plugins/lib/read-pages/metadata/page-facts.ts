import type {CheerioAPI} from 'cheerio';
import {search} from '../../../../config/search';
import {readQuestions, type Question} from './questions';

/** Metadata of a built page. */
export interface PageFacts {
  /** The heading of the page. */
  readonly title: string;
  readonly description: string;
  /** The canonical URL. */
  readonly url: string;
  readonly language: string;
  /** Names of its ancestors from its breadcrumbs, outermost first. */
  readonly section: string;
  /** When the page was last changed, as an ISO 8601 timestamp; undefined outside a repository. */
  readonly modified: string | undefined;
  readonly questions: readonly Question[];
}

/** Reads from the HTML, so that machines get what readers see. */
export function readPageFacts($: CheerioAPI): PageFacts {
  const url = $('link[rel="canonical"]').attr('href') ?? '';
  const crumbs = $('.theme-doc-breadcrumbs .breadcrumbs__item:not(.breadcrumbs__item--active)');
  const names = crumbs.toArray().map((crumb) => $(crumb).text().trim());
  return {
    title: $('article h1').first().text().trim() || $('title').text(),
    description: $('meta[name="description"]').attr('content') ?? '',
    url,
    language: $('html').attr('lang') ?? '',
    // The home link is an icon, without text.
    section: names.filter((name) => name !== '').join(' / ') || search.defaultSection,
    modified: $('time[itemprop="dateModified"]').attr('datetime'),
    questions: readQuestions($),
  };
}
