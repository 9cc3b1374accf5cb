import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * The file that holds a route's page in the built site: `page.html`, or `page/index.html`.
 *
 * @throws when there is neither.
 */
export function findHtmlFile(builtDir: string, route: string, baseUrl: string): string {
  const relative = route.slice(baseUrl.length).replace(/\/$/, '');
  const candidates = relative === '' ? ['index.html'] : [`${relative}.html`, `${relative}/index.html`];
  const file = candidates.map((candidate) => path.join(builtDir, candidate)).find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`The route ${route} has no page in ${builtDir}: looked for ${candidates.join(' and ')}.`);
  return file;
}
