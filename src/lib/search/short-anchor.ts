import {slug} from '../slug';

/** What no address has unescaped: for an end that is the heading, and for one that is its slug. */
const [asHeading, asSlug] = ['<', '>'];

/** An address without what its anchor repeats of the heading that it leads to: `#term-blockhash` is `#term->`. */
export function shortenAnchor(url: string, heading: string): string {
  const anchor = url.slice(url.indexOf('#') + 1);
  for (const [mark, end] of [
    [asHeading, heading],
    [asSlug, slug(heading)],
  ] as const) {
    if (url.includes('#') && end !== '' && anchor.endsWith(end)) return url.slice(0, -end.length) + mark;
  }
  return url;
}

/** The address that was shortened by the same heading: an index holds short ones, so `slug` is part of its format. */
export function restoreAnchor(url: string, heading: string): string {
  if (url.endsWith(asHeading)) return url.slice(0, -1) + heading;
  return url.endsWith(asSlug) ? url.slice(0, -1) + slug(heading) : url;
}
