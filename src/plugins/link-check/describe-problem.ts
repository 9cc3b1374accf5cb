import type {LinkProblem} from './find-problems';

const remedies: Readonly<Record<LinkProblem['kind'], (target: string) => string>> = {
  link: () => 'No page and no file has this path. Fix the link, or link to the page’s file (./page.mdx).',
  anchor: (target) =>
    `The page ${target.split('#')[0]} has no such heading id. Use an id from a {/* #id */} on that page.`,
  image: () => 'No file has this path. Put the image under static/ or beside the page, and fix the path.',
};

/**
 * One actionable line for a maintainer: file, line, what is broken and how to fix it.
 *
 * @param source text of the page's source file, to find the line number; a link that is not literally in the source
 *   comes from a component or a data block, and has none
 */
export function describeProblem(problem: LinkProblem, sourceFile: string, source: string): string {
  const {kind, target} = problem;
  const line = findLine(source, target);
  const place = line === null ? `${sourceFile} (from a component or data block)` : `${sourceFile}:${line}`;
  return `${place}: broken ${kind} ${target}. ${remedies[kind](target)}`;
}

/** Number of the first line that contains the target: in full, only its anchor, or only its last path segment. */
function findLine(source: string, target: string): number | null {
  const [path = '', anchor] = target.split('#');
  const lastSegment = path.split('/').at(-1) ?? '';
  const spellings = anchor === undefined ? [path, lastSegment] : [target, `#${anchor}`];
  const lines = source.split('\n');
  for (const spelling of spellings.filter((text) => text !== '')) {
    const index = lines.findIndex((text) => /\]\(|href=|src=|to=|^\[[^\]]+\]:/.test(text) && hasWhole(text, spelling));
    if (index !== -1) return index + 1;
  }
  return null;
}

/** Whether the text contains the spelling other than as part of a longer one. */
function hasWhole(text: string, spelling: string): boolean {
  const pieces = text.split(spelling);
  return pieces.slice(1).some((after, index) => {
    const before = pieces[index] ?? '';
    return !/^(?:[\w-]|\/\w)/.test(after) && !(/[\w-]$/.test(before) && /^\w/.test(spelling));
  });
}
