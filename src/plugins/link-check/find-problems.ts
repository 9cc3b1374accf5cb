import type {PageLinks} from '../lib/read-pages/links';

export interface LinkProblem {
  readonly route: string;
  /** From the HTML, resolved to a path: `/platform/staking#delegate`. */
  readonly target: string;
  readonly kind: 'link' | 'anchor' | 'image';
}

/**
 * Finds broken links, anchors and images.
 *
 * @param hasFile whether hosts serve a file of the built site at the path
 */
export function findProblems(pages: readonly PageLinks[], hasFile: (path: string) => boolean): LinkProblem[] {
  const anchorsOf = new Map(pages.map(({route, anchors}) => [route, new Set(anchors)]));
  return pages.flatMap(({route, links, images}) => [
    ...unique(links).flatMap((target): LinkProblem[] => {
      const [path = '', anchor = ''] = target.split('#');
      const anchors = anchorsOf.get(path);
      if (!anchors) return hasFile(path) ? [] : [{route, target, kind: 'link'}];
      return anchor === '' || anchors.has(anchor) ? [] : [{route, target, kind: 'anchor'}];
    }),
    ...unique(images).flatMap((target): LinkProblem[] => (hasFile(target) ? [] : [{route, target, kind: 'image'}])),
  ]);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
