import type {Browser} from '@playwright/test';
import {serveSite} from '../../support/serve-site';
import {median} from '../lib/statistics';
import type {Generator} from './generator';
import {measureRebuild, type BuildFigures} from './measure-build';
import {measureNavigation} from './measure-navigation';
import {measurePage, type PageFigures} from './measure-page';
import {neighborOf, pagesOf, type PageSection} from './pages';

/** Pages of text, tables and code, without the interactive tools that only our site has. */
export const comparedRoutes = ['/platform/staking', '/platform/manage/billing', '/platform/resources/faq'];

export interface SiteFigures {
  readonly name: string;
  readonly cold: BuildFigures;
  /** After adding a sentence to one page. */
  readonly warm: BuildFigures;
  readonly page: PageFigures;
  /** From a click on a link to a prefetched page until the page shows, in milliseconds. */
  readonly navigation: number;
}

/** Measures the page loads and navigation of a site after its first build, and its rebuild after an edit. */
export async function measureSite(
  generator: Generator,
  cold: BuildFigures,
  sections: readonly PageSection[],
  browser: Browser,
  runs: number,
): Promise<SiteFigures> {
  const edited = pagesOf(sections).find(({route}) => route === comparedRoutes[0]);
  if (!edited) throw new Error(`There is no page ${comparedRoutes[0]} to edit.`);
  return {
    name: generator.name,
    cold,
    warm: await measureRebuild(generator, edited, pagesOf(sections).length),
    ...(await measurePages(generator, sections, browser, runs)),
  };
}

async function measurePages(
  {outDir}: Generator,
  sections: readonly PageSection[],
  browser: Browser,
  runs: number,
): Promise<Pick<SiteFigures, 'page' | 'navigation'>> {
  const site = await serveSite(outDir);
  try {
    const loads: PageFigures[] = [];
    const navigations: number[] = [];
    for (const route of comparedRoutes) {
      await fillCache(browser, site.origin + route);
      for (let run = 0; run < runs; run++) {
        loads.push(await measurePage(browser, site, route));
        navigations.push(await measureNavigation(browser, site, route, neighborOf(route, sections)));
      }
    }
    return {page: medians(loads), navigation: median(navigations)};
  } finally {
    await site.close();
  }
}

/** Warms the server's cache: it compresses a file on its first request, which must not affect the figures. */
async function fillCache(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(address, {timeout: 120_000});
  await page.waitForLoadState('networkidle', {timeout: 120_000});
  await page.close();
}

function medians(loads: readonly PageFigures[]): PageFigures {
  const of = (figure: keyof PageFigures) => median(loads.map((load) => load[figure]));
  return {
    scriptBytes: of('scriptBytes'),
    bytes: of('bytes'),
    requests: of('requests'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    longestTask: of('longestTask'),
    cls: of('cls'),
  };
}
