import {provider} from '../../config/provider';
import type {PageFacts} from '../lib/read-pages/metadata/page-facts';
import {searchTemplate} from '../lib/search-template';
import {articleType, hasQuestions} from './page-types';

/** A JSON-LD node in the schema.org vocabulary. */
export type JsonLd = Readonly<Record<string, unknown>>;

export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  /** URL of the home page. */
  readonly url: string;
}

const {home, github, x, blog} = provider.links;

const publisher: JsonLd = {'@type': 'Organization', name: provider.name, url: home};

/**
 * Structured data of a page, without its breadcrumbs, which the theme already renders.
 *
 * @param image URL of the page's preview image.
 */
export function structuredData(page: PageFacts, route: string, site: SiteFacts, image: string): JsonLd {
  const nodes = [
    article(page, route, site, image),
    ...(hasQuestions(route) ? [questions(page)] : []),
    ...(page.url === site.url ? [webSite(site)] : []),
  ];
  return {'@context': 'https://schema.org', '@graph': nodes};
}

function article(page: PageFacts, route: string, site: SiteFacts, image: string): JsonLd {
  return {
    '@type': articleType(route),
    headline: page.title,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image,
    inLanguage: page.language,
    articleSection: page.section,
    ...(page.modified !== undefined && {dateModified: page.modified}),
    isPartOf: {'@type': 'WebSite', '@id': siteId(site), name: site.title, url: site.url},
    publisher,
  };
}

function questions({url, questions: asked}: PageFacts): JsonLd {
  return {
    '@type': 'FAQPage',
    url,
    mainEntity: asked.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

function webSite(site: SiteFacts): JsonLd {
  return {
    '@type': 'WebSite',
    '@id': siteId(site),
    name: site.title,
    description: site.tagline,
    url: site.url,
    // Said once for the site: each first load has few bytes.
    publisher: {...publisher, sameAs: [github, x, blog]},
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: searchTemplate(site.url, '{search_term_string}')},
      'query-input': 'required name=search_term_string',
    },
  };
}

function siteId({url}: SiteFacts): string {
  return `${url}#website`;
}
