import {load} from 'cheerio';
import {pageMarkdown} from '../../../src/plugins/lib/read-pages/markdown/page-markdown';
import type {createGenerator} from '../lib/generate-pages';
import type {Generator} from './generator';
import {buildAnew, measureRebuild, type BuildFigures} from './measure-build';
import {pagesOf, toPage, type PageSection} from './pages';

export interface ScaleFigures {
  readonly name: string;
  readonly pages: number;
  readonly cold: BuildFigures;
  /** After adding a sentence to one page. */
  readonly warm: BuildFigures;
}

/** Number of pages per sidebar section: the maximum in ours. */
const sectionSize = 30;

/** Generated pages do not link to each other, so any origin will do. */
const origin = 'https://docs.example.com';

/** A site with this many generated pages: `/`, then `/part-1/page-1` and so forth. */
export function makeSections(generate: ReturnType<typeof createGenerator>, count: number): PageSection[] {
  return Array.from({length: Math.ceil(count / sectionSize)}, (_, section) => ({
    label: `Part ${section + 1}`,
    pages: Array.from({length: Math.min(sectionSize, count - section * sectionSize)}, (_page, position) => {
      const index = section * sectionSize + position;
      const route = index === 0 ? '/' : `/part-${section + 1}/page-${index}`;
      const {markdown} = pageMarkdown(load(generate(index).html), new URL(route, origin), (url) => url.href);
      return toPage(route, markdown, `Generated page ${index}, as long as one of the real pages.`, origin);
    }),
  }));
}

/** Measures the first build of a site with these pages, and the rebuild after an edit. */
export async function measureScale(generator: Generator, sections: readonly PageSection[]): Promise<ScaleFigures> {
  const pages = pagesOf(sections);
  const edited = pages.at(-1);
  if (!edited) throw new Error('There is no page to build and to edit.');
  return {
    name: generator.name,
    pages: pages.length,
    cold: await buildAnew(generator, sections),
    warm: await measureRebuild(generator, edited, pages.length),
  };
}
