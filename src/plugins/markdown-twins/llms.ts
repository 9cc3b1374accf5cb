/** Content of `llms.txt` and `llms-full.txt`, the entry points for language models (https://llmstxt.org). */
import type {PageMarkdown} from '../lib/read-pages/markdown/page-markdown';

export interface Twin extends PageMarkdown {
  /** Absolute URLs of the page and of its Markdown twin. */
  readonly pageUrl: string;
  readonly twinUrl: string;
}

export interface TwinGroup {
  readonly label: string;
  readonly twins: readonly Twin[];
}

/** A machine-readable API description, for client generators, mock servers and assistants. */
export interface ApiFile {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
  readonly description: string;
}

export interface SiteTexts {
  readonly title: string;
  readonly tagline: string;
}

/** The index, with one line per page. */
export function llmsIndex(
  site: SiteTexts,
  groups: readonly TwinGroup[],
  files: readonly ApiFile[],
  fullUrl: string,
): string {
  const sections = [
    ...groups.map(({label, twins}) => ({label, entries: twins.map(({twinUrl, ...twin}) => ({...twin, url: twinUrl}))})),
    {label: 'API descriptions', entries: files},
  ];
  return (
    [
      `# ${site.title}`,
      `> ${site.tagline}`,
      `Each page is also available as Markdown: add \`.md\` to its address. All pages in one file: <${fullUrl}>`,
      ...sections.map(({label, entries}) => [`## ${label}`, list(entries)].join('\n\n')),
    ].join('\n\n') + '\n'
  );
}

function list(entries: readonly ApiFile[]): string {
  return entries.map(({title, url, description}) => `- [${title}](${url}): ${description}`).join('\n');
}

/** A page, or a section of one, with its URL below the title: links to other sections lead nowhere in a copy of it. */
export function withSource({pageUrl, markdown}: Twin): string {
  return markdown.replace(/^# .+\n/, (title) => `${title}\nSource: ${pageUrl}\n`);
}

/** All pages in one file. */
export function llmsFull(site: SiteTexts, groups: readonly TwinGroup[]): string {
  const pages = groups.flatMap(({twins}) => twins);
  return [`# ${site.title}\n\n> ${site.tagline}\n`, ...pages.map(withSource)].join('\n---\n\n');
}
