/**
 * Fails the build on broken links, anchors and images in page content (P6), and reports file, line and fix. Docusaurus
 * checks links too (`onBrokenLinks`), but reports only the route; its check stays on for the navigation bar and the
 * footer.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {servedFile} from '../lib/built-files';
import {readPages} from '../lib/read-pages';
import {readLinks, type PageLinks} from '../lib/read-pages/links';
import {describeProblem} from './describe-problem';
import {findProblems} from './find-problems';

/** The announcement bar is raw HTML, which Docusaurus does not check for links. */
const announcementFile = 'src/config/announcement.ts';

/** Must be listed after the plugins that write files which pages link to, such as src/plugins/markdown-twins. */
export default function linkCheck({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  return {
    name: 'link-check',
    async postBuild(props) {
      const pages = await readPages(props);
      // Also pages without links of their own, such as the search page.
      const hasFile = (pathname: string) => servedFile(pathname, props) !== undefined;
      const announcement = await readAnnouncement(siteConfig.themeConfig, new URL(baseUrl, siteConfig.url));
      const problems = findProblems([...pages.map(({links}) => links), announcement], hasFile);
      if (problems.length === 0) return;
      const sourceFiles = new Map([
        ...pages.map(({route, sourceFile}) => [route, sourceFile] as const),
        [announcementFile, announcementFile],
      ]);
      const lines = await Promise.all(
        problems.map(async (problem) => {
          const sourceFile = sourceFiles.get(problem.route);
          const source = sourceFile === undefined ? '' : await readFile(path.join(siteDir, sourceFile), 'utf8');
          return describeProblem(problem, sourceFile ?? problem.route, source);
        }),
      );
      throw new Error(`Link check: ${lines.length} broken.\n${lines.join('\n')}`);
    },
  };
}

/** Reads the announcement bar like a page; its source file serves as its route. */
async function readAnnouncement({announcementBar}: UserThemeConfig, home: URL): Promise<PageLinks> {
  // Loaded lazily: the dev server does not need it, and starts faster without.
  const {load} = await import('cheerio/slim');
  const $ = load(`<main>${announcementBar?.content ?? ''}</main>`);
  return {...readLinks($, home.pathname, home.origin), route: announcementFile};
}
