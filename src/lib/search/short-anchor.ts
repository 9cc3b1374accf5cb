import {slug} from '../text/slug';

/** Marks for an end that is the heading, and for one that is its slug; no URL contains them unescaped. */
const [asHeading, asSlug] = ['<', '>'];

/** Replaces the end of an anchor with a mark if it repeats the target heading: `#term-blockhash` becomes `#term->`. */
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

/** Inverse of `shortenAnchor`. Indexes contain shortened anchors, so `slug` is part of their format. */
export function restoreAnchor(url: string, heading: string): string {
  if (url.endsWith(asHeading)) return url.slice(0, -1) + heading;
  return url.endsWith(asSlug) ? url.slice(0, -1) + slug(heading) : url;
}
