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

/** The file of one page, or of one method, which also names the index: whoever is given a single page can find the others. */
export function twinFile(twin: Twin, indexUrl: string): string {
  return belowTitle(twin, [sourceOf(twin), `All pages: ${indexUrl}`]);
}

/** All pages in one file. */
export function llmsFull(site: SiteTexts, groups: readonly TwinGroup[]): string {
  const pages = groups.flatMap(({twins}) => twins);
  const texts = pages.map((twin) => belowTitle(twin, [sourceOf(twin)]));
  return [`# ${site.title}\n\n> ${site.tagline}\n`, ...texts].join('\n---\n\n');
}

/** The page's URL: its links to sections lead nowhere in a copy of it. */
function sourceOf({pageUrl}: Twin): string {
  return `Source: ${pageUrl}`;
}

function belowTitle({markdown}: Twin, paragraphs: readonly string[]): string {
  return markdown.replace(/^# .+\n/, (title) => `${title}\n${paragraphs.join('\n\n')}\n`);
}
