import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {missingFile} from '../support/built-site';

/** A page as Markdown, which every generator takes. */
export interface Page {
  /** `/platform/staking`; `/` is the first page. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Without the title. */
  readonly body: string;
}

/** Pages that belong together in a sidebar. */
export interface PageSection {
  readonly label: string;
  readonly pages: readonly Page[];
}

export function pagesOf(sections: readonly PageSection[]): Page[] {
  return sections.flatMap(({pages}) => pages);
}

/**
 * The pages of the built site in the order of its sidebar: `llms.txt` lists them beside files of other kinds,
 * and each is there as Markdown beside its HTML.
 *
 * @throws when the folder holds no built site.
 */
export function readSections(siteDir: string): PageSection[] {
  const index = path.join(siteDir, 'llms.txt');
  if (!existsSync(index)) throw missingFile(index);
  return readFileSync(index, 'utf8')
    .split('\n## ')
    .slice(1)
    .map((part) => {
      const [label = ''] = part.split('\n', 1);
      const links = [...part.matchAll(/^- \[(.+?)\]\((\S+?)\.md\): (.*)$/gm)];
      return {
        label,
        pages: links.map(([, , address = '', description = '']) => readPage(siteDir, address, description)),
      };
    })
    .filter(({pages}) => pages.length > 0);
}

function readPage(siteDir: string, address: string, description: string): Page {
  const {origin, pathname} = new URL(address);
  const markdown = readFileSync(path.join(siteDir, `${pathname}.md`), 'utf8');
  const route = pathname === '/index' ? '/' : pathname;
  return toPage(route, markdown, description, origin);
}

/**
 * A page from its Markdown, in which the title is the first heading.
 *
 * @param origin the address of the site, from which links to its other pages are freed.
 */
export function toPage(route: string, markdown: string, description: string, origin: string): Page {
  const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(markdown) ?? [];
  if (title === '') throw new Error(`The Markdown of ${route} does not begin with its title.`);
  const ownLinks = new RegExp(`\\]\\(${origin.replaceAll('.', '\\.')}(/[^)#\\s]*?)(?:\\.md)?(#[^)\\s]*)?\\)`, 'g');
  const links = body.replace(ownLinks, (_, target: string, anchor = '') => {
    return `](${target === '/index' ? '/' : target}${anchor})`;
  });
  return {route, title: title.replace(/\\(?=\W)/g, ''), description, body: links};
}
