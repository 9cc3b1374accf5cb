import {escapeHtml} from '../../lib/html/escape-html';
import {scriptJson} from '../../lib/html/script-json';
import type {PageFacts} from '../lib/read-pages/metadata/page-facts';
import type {JsonLd, SiteFacts} from './structured-data';

/** The preview image of a page in link previews. */
export interface PageImage {
  /** Absolute. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const endOfHead = '</head>';

/** Open Graph and Twitter tags that the theme does not render: it has title, description, URL, and card type. */
export function shareTags(page: PageFacts, site: SiteFacts, {url, width, height}: PageImage): string {
  const alt = `${site.title}, ${page.section}: ${page.title}`;
  return [
    meta('property', 'og:type', page.url === site.url ? 'website' : 'article'),
    meta('property', 'og:site_name', site.title),
    meta('property', 'og:image', url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image', url),
    meta('name', 'twitter:image:alt', alt),
  ].join('');
}

/** A JSON-LD data block, which browsers do not execute. */
export function dataTag(data: JsonLd): string {
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}

/** Keeps a page out of search engines. */
export const noIndexTag = meta('name', 'robots', 'noindex');

/**
 * Inserts tags at the end of a page's head.
 *
 * @throws when the page has no `</head>`.
 */
export function addToHead(html: string, tags: string): string {
  const at = html.indexOf(endOfHead);
  if (at === -1) {
    throw new Error(`the HTML has no ${endOfHead} to insert metadata at. Has the minifier changed?`);
  }
  return html.slice(0, at) + tags + html.slice(at);
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}
