import escapeStringRegexp from 'escape-string-regexp';
import type {EmittedList} from './list-chunks';

/**
 * Adds the URL and the digest of the list of chunks to the script tag of the bundler's runtime, which reads them there
 * (load-chunks.ts). The runtime itself stays the same when the text of pages changes.
 *
 * @throws when the page does not load the runtime
 */
export function tellRuntime(html: string, baseUrl: string, {list: [file, integrity], runtime}: EmittedList): string {
  const source = new RegExp(` src="?${escapeStringRegexp(baseUrl + runtime)}`);
  if (!source.test(html)) throw new Error(`the page does not load ${baseUrl}${runtime}, and so could not load chunks.`);
  return html.replace(source, (attribute) => {
    return ` data-chunks="${baseUrl}${file}" data-integrity="${integrity}"${attribute}`;
  });
}
