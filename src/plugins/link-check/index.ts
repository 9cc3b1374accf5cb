/**
 * Stops the build at broken links, anchors and images inside pages (P6), and names file, line and
 * remedy. Docusaurus checks them too (`onBrokenLinks`), but names only the route; it stays on for the
 * navigation bar and the footer.
 */
import {existsSync, statSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {twinPath} from '../../lib/twin-path';
import {readPages} from '../read-pages';
import {describeProblem} from './describe-problem';
import {findProblems} from './find-problems';

export default function linkCheck({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'link-check',
    async postBuild(props) {
      const {outDir} = props;
      const pages = await readPages(props);
      // Another plugin writes them at the same time: src/plugins/markdown-twins.
      const twins = new Set(pages.map(({route}) => twinPath(route)));
      const hasFile = (urlPath: string) =>
        twins.has(urlPath) || isFile(path.join(outDir, urlPath.slice(baseUrl.length - 1)));
      const problems = findProblems(
        pages.map(({links}) => links),
        hasFile,
      );
      if (problems.length === 0) return;
      const lines = await Promise.all(
        problems.map(async (problem) => {
          const sourceFile = pages.find(({route}) => route === problem.route)?.sourceFile;
          const source = sourceFile === undefined ? '' : await readFile(path.join(siteDir, sourceFile), 'utf8');
          return describeProblem(problem, sourceFile ?? problem.route, source);
        }),
      );
      throw new Error(`Link check: ${lines.length} broken.\n${lines.join('\n')}`);
    },
  };
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
