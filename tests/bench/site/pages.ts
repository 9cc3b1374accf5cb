import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {missingFile} from '../../support/built-site';

/** A page as Markdown, which every generator supports. */
export interface Page {
  /** Such as `/platform/staking`; `/` for the first page. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without the title. */
  readonly body: string;
}

/** A sidebar section with its pages. */
export interface PageSection {
  readonly label: string;
  readonly pages: readonly Page[];
}

export function pagesOf(sections: readonly PageSection[]): Page[] {
  return sections.flatMap(({pages}) => pages);
}

/**
 * A page next to another one in the sidebar.
 *
 * @throws when the other one is alone in its section, or in none.
 */
export function neighborOf(route: string, sections: readonly PageSection[]): Page {
  const pages =
    sections.map((section) => section.pages).find((each) => each.some((page) => page.route === route)) ?? [];
  const index = pages.findIndex((page) => page.route === route);
  const neighbor = pages[index + 1] ?? pages[index - 1];
  if (!neighbor) throw new Error(`No page is next to ${route}.`);
  return neighbor;
}

/**
 * The pages of the built site in sidebar order: `llms.txt` lists them, along with other files, and each has a Markdown
 * version next to its HTML.
 *
 * @throws when the folder has no built site.
 */
export function readSections(siteDir: string): PageSection[] {
  const index = path.join(siteDir, 'llms.txt');
  if (!existsSync(index)) throw missingFile(index);
  return readFileSync(index, 'utf8')
    .split('\n## ')
    .slice(1)
    .map((part) => {
      const [label = ''] = part.split('\n', 1);
      const links = [...part.matchAll(/^- \[.+?\]\((\S+?)\.md\): (.*)$/gm)];
      return {
        label,
        pages: links.flatMap(([, address = '', description = '']) => readPage(siteDir, address, description) ?? []),
      };
    })
    .filter(({pages}) => pages.length > 0);
}

/** A listed page; nothing for Markdown without a page of its own, such as a method of the reference. */
function readPage(siteDir: string, address: string, description: string): Page | undefined {
  const {origin, pathname} = new URL(address);
  if (!existsSync(path.join(siteDir, `${pathname}.html`))) return undefined;
  const markdown = readFileSync(path.join(siteDir, `${pathname}.md`), 'utf8');
  const route = pathname === '/index' ? '/' : pathname;
  return toPage(route, markdown, description, origin);
}

/**
 * Converts Markdown whose first heading is the title, with the URL below it, into a page.
 *
 * @param origin of the site, which is stripped from links to its other pages.
 */
export function toPage(route: string, markdown: string, description: string, origin: string): Page {
  const [, title = '', body = ''] = /^# (.+)\n(?:\nSource: .+\n)?([\s\S]*)$/.exec(markdown) ?? [];
  if (title === '') throw new Error(`The Markdown of ${route} does not begin with its title.`);
  const ownLinks = new RegExp(`\\]\\(${origin.replaceAll('.', '\\.')}(/[^)#\\s]*?)(?:\\.md)?(#[^)\\s]*)?\\)`, 'g');
  const links = body.replace(ownLinks, (_, target: string, anchor = '') => {
    return `](${target === '/index' ? '/' : target}${anchor})`;
  });
  return {route, title: title.replace(/\\(?=\W)/g, ''), description, body: links};
}
