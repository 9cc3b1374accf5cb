import type {CheerioAPI} from 'cheerio';
import {schemaProblems} from './schema';

type Node = Readonly<Record<string, unknown>>;

export interface Expected {
  /** The URL at which the page is published. */
  readonly url: string;
  /** The types of its structured data, in any order. */
  readonly types: readonly string[];
}

/** Head tags that a page must have exactly once, grouped by the attribute that names them. */
const singleTags = {
  name: ['description', 'twitter:card', 'twitter:image', 'twitter:image:alt'],
  property: [
    'og:title',
    'og:description',
    'og:url',
    'og:type',
    'og:site_name',
    'og:image',
    'og:image:type',
    'og:image:width',
    'og:image:height',
    'og:image:alt',
  ],
} as const;

/** Missing or incorrect metadata of a page. */
export function findProblems($: CheerioAPI, {url, types}: Expected): string[] {
  const nodes = dataOf($);
  const found = nodes.map((node) => String(node['@type'])).sort();
  return [
    ...different('canonical link', all($, 'link[rel="canonical"]', 'href'), [url]),
    ...Object.entries(singleTags).flatMap(([key, names]) =>
      names.flatMap((name) => {
        const values = all($, `meta[${key}="${name}"]`, 'content');
        return values.length === 1 && values[0] !== '' ? [] : [`${name}: ${JSON.stringify(values)}`];
      }),
    ),
    ...different('og:url', all($, 'meta[property="og:url"]', 'content'), [url]),
    ...different('card', all($, 'meta[name="twitter:card"]', 'content'), ['summary_large_image']),
    ...different('robots', all($, 'meta[name="robots"]', 'content'), []),
    ...different('types', found, [...types].sort()),
    ...nodes.flatMap(schemaProblems),
    ...nodes.flatMap((node) => contentProblems($, node, url)),
  ];
}

/** All nodes of structured data, including those in a `@graph`. */
function dataOf($: CheerioAPI): Node[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script): Node[] => {
      const data = JSON.parse($(script).text()) as Node;
      return '@graph' in data ? (data['@graph'] as Node[]) : [data];
    });
}

/** Differences between structured data and the visible content. */
function contentProblems($: CheerioAPI, node: Node, url: string): string[] {
  const type = String(node['@type']);
  if (type === 'BreadcrumbList') {
    const items = node.itemListElement as readonly {item: string; position: number}[];
    return [
      ...different('first breadcrumb', [items[0]?.item], [new URL('/', url).href]),
      ...different('last breadcrumb', [items.at(-1)?.item], [url]),
      ...different(
        'positions',
        items.map(({position}) => position),
        items.map((_, index) => index + 1),
      ),
    ];
  }
  const problems = different(`${type}.url`, [node.url], [url]);
  if (type === 'FAQPage') {
    const asked = (node.mainEntity as readonly {name: string}[]).map(({name}) => name);
    return [...problems, ...different('questions', asked, questionsOf($))];
  }
  if (type === 'WebSite') return problems;
  return [
    ...problems,
    ...different('headline', [node.headline], [$('article h1').text()]),
    ...different('description', [node.description], all($, 'meta[name="description"]', 'content')),
    ...different('image', [node.image], all($, 'meta[property="og:image"]', 'content')),
    ...different('dateModified', [node.dateModified], [$('article time[itemprop="dateModified"]').attr('datetime')]),
  ];
}

function questionsOf($: CheerioAPI): string[] {
  return $('article h3')
    .toArray()
    .map((heading) => $(heading).clone().find('.hash-link').remove().end().text().trim());
}

function all($: CheerioAPI, selector: string, attribute: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');
}

function different(what: string, found: readonly unknown[], expected: readonly unknown[]): string[] {
  const [is, shouldBe] = [JSON.stringify(found), JSON.stringify(expected)];
  return is === shouldBe ? [] : [`${what}: ${is} instead of ${shouldBe}`];
}
