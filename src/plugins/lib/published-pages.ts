import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {searchPage} from '../../config/search-page';

/** A page that readers can open, but for the search page and the not-found page. */
export interface PublishedPage {
  readonly route: string;
  /** Its HTML in the built site, absolute. */
  readonly htmlFile: string;
  /** The file it is written in, relative to the site's folder; pages made by a plugin have none. */
  readonly sourceFile: string | undefined;
}

/**
 * The pages of the built site that hold documentation.
 *
 * @throws when a route has no HTML in `outDir`.
 */
export function publishedPages(routes: readonly RouteConfig[], outDir: string, baseUrl: string): PublishedPage[] {
  const searchRoute = baseUrl + searchPage.path.slice(1);
  return routes.flatMap((route): PublishedPage[] => {
    if (route.routes) return publishedPages(route.routes, outDir, baseUrl);
    if (route.path === searchRoute || route.path === '*') return [];
    const sourceFile = route.metadata?.sourceFilePath?.replace(/^@site\//, '');
    return [{route: route.path, htmlFile: findHtmlFile(outDir, route.path, baseUrl), sourceFile}];
  });
}

/** The file that holds a route's page: `page.html`, or `page/index.html`. */
function findHtmlFile(outDir: string, route: string, baseUrl: string): string {
  const relative = route.slice(baseUrl.length).replace(/\/$/, '');
  const candidates = relative === '' ? ['index.html'] : [`${relative}.html`, `${relative}/index.html`];
  const file = candidates.map((candidate) => path.join(outDir, candidate)).find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(`The route ${route} has no page in ${outDir}: looked for ${candidates.join(' and ')}.`);
  }
  return file;
}
