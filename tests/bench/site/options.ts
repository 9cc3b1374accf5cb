import {parseArgs} from 'node:util';

export interface Options {
  /** Number of loads per page. */
  readonly runs: number;
  /** Sizes of the generated sites; empty for no comparison of scale. */
  readonly pages: readonly number[];
  /** Filter: the name of a compared tool must contain one of these words. */
  readonly only: readonly string[];
  /** Skips the comparison of the real pages. */
  readonly scaleOnly: boolean;
  /** A built site from which to take the pages, so that ours need not be built first. */
  readonly site?: string;
}

const usage = `npm run bench -- [--runs 3] [--pages 33,330,3300] [--only site,vitepress] [--scale-only] [--site build]
  --runs        how often each page is loaded; the table has the medians
  --pages       sizes of the generated sites; --pages 0 skips that part
  --only        compares only tools with one of these words in their name
  --scale-only  skips the comparison of the real pages
  --site        a built site to take the pages from, instead of building ours for them`;

/** @throws with the usage text, for an unknown option or an invalid number. */
export function readOptions(args: readonly string[]): Options {
  try {
    const {values} = parseArgs({
      args: [...args],
      options: {
        runs: {type: 'string', default: '3'},
        pages: {type: 'string', default: '33,330,3300'},
        only: {type: 'string', default: ''},
        'scale-only': {type: 'boolean', default: false},
        site: {type: 'string'},
      },
    });
    return {
      runs: readCount(values.runs),
      pages: values.pages
        .split(',')
        .map(readCount)
        .filter((count) => count > 0),
      only: values.only.toLowerCase().split(',').filter(Boolean),
      scaleOnly: values['scale-only'],
      ...(values.site !== undefined && {site: values.site}),
    };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, {cause: error});
  }
}

function readCount(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is not a number of pages or runs.`);
  return Number(text);
}
