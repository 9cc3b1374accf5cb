import {methodsPage} from '../../data/pages';
import {methodFile} from '../../data/rpc/method-file';
import {rpcMethods} from '../../data/rpc/methods';
import {cutSection} from './cut-section';
import type {Twin} from './llms';

/** A method's own Markdown. */
export interface MethodTwin extends Twin {
  /** Where to publish it, without the base URL. */
  readonly path: string;
}

/**
 * The methods, cut out of the Markdown of the page that has them all.
 *
 * @param addressOf the absolute URL of a path without the base URL
 * @throws when the page lacks a method.
 */
export function methodTwins({markdown, pageUrl}: Twin, addressOf: (path: string) => string): MethodTwin[] {
  return rpcMethods.map(({name, summary}) => {
    const path = methodFile(name);
    const section = cutSection(markdown, name);
    if (section === undefined) {
      throw new Error(
        `${methodsPage} has no section "### ${name}", which src/plugins/markdown-twins/method-twins.ts publishes as ` +
          `${path}. Show all methods on that page: <DataBlock id="rpc-reference" />.`,
      );
    }
    return {
      title: name,
      description: summary,
      markdown: section,
      pageUrl: `${pageUrl}#${name}`,
      twinUrl: addressOf(path),
      path,
    };
  });
}
