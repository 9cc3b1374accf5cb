import {targetText} from '../lib/read-pages/site-target';
import type {LinkProblem} from './find-problems';

const remedies: Readonly<Record<LinkProblem['kind'], (path: string) => string>> = {
  link: () => 'No page and no file has this path. Fix the link, or link to the page’s file (./page.mdx).',
  anchor: (path) => `The page ${path} has no such heading id. Use an id from a {/* #id */} on that page.`,
  image: () =>
    'No file has this path, and images of other sites are blocked. Put the image under static/ or beside the page, and fix the path.',
};

/**
 * One actionable line for a maintainer: file, lines, what is broken and how to fix it.
 *
 * @param source text of the page's source file, to find the line numbers; a link that is not literally in the source
 *   comes from a component or a data block, and has none
 */
export function describeProblem(problem: LinkProblem, sourceFile: string, source: string): string {
  const {kind, path, anchor} = problem;
  const lines = findLines(source, problem);
  // Of an anchor, data and components may name the page in another way.
  const searched = anchor === '' ? path : `#${anchor}`;
  const place =
    lines.length > 0
      ? `${sourceFile}:${lines.join(', ')}`
      : `${sourceFile} (from a component or data block: search src for ${searched})`;
  return `${place}: broken ${kind} ${targetText(problem)}. ${remedies[kind](path)}`;
}

/**
 * Numbers of the lines with links to the target: by its path or its file, or else by its last segment. An anchor alone
 * is enough on its own page only: elsewhere it is one of that page, or of a third one.
 */
function findLines(source: string, {route, path, anchor}: LinkProblem): number[] {
  const name = path.split('/').at(-1) ?? '';
  const exact = [path, `${name}.md`, `${name}.mdx`].map((spelling) => targetText({path: spelling, anchor}));
  if (path === route && anchor !== '') exact.push(`](#${anchor}`);
  const linesWith = (spellings: readonly string[]) =>
    source.split('\n').flatMap((line, index) => {
      const isLink = /\]\(|href=|src=|to=|^\[[^\]]+\]:/.test(line);
      return isLink && spellings.some((spelling) => hasWhole(line, spelling)) ? [index + 1] : [];
    });
  const found = linesWith(exact);
  return found.length > 0 || name === '' ? found : linesWith([targetText({path: name, anchor})]);
}

/** Whether the text contains the spelling other than as part of a longer one. */
function hasWhole(text: string, spelling: string): boolean {
  const pieces = text.split(spelling);
  return pieces.slice(1).some((after, index) => {
    const before = pieces[index] ?? '';
    return !/^(?:[\w-]|\/\w)/.test(after) && !(/[\w-]$/.test(before) && /^\w/.test(spelling));
  });
}
