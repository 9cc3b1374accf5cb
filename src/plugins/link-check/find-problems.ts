import type {PageLinks} from '../lib/read-pages/links';
import type {SiteTarget} from '../lib/read-pages/site-target';

export interface LinkProblem extends SiteTarget {
  readonly route: string;
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
      const {path, anchor} = target;
      const anchors = anchorsOf.get(path);
      // The anchor of a file is for the program that opens it, such as `#page=2`.
      if (!anchors) return hasFile(path) ? [] : [{route, kind: 'link', ...target}];
      return anchor === '' || anchors.has(anchor) ? [] : [{route, kind: 'anchor', ...target}];
    }),
    ...unique(images).flatMap((target): LinkProblem[] =>
      hasFile(target.path) ? [] : [{route, kind: 'image', ...target}],
    ),
  ]);
}

function unique(targets: readonly SiteTarget[]): SiteTarget[] {
  return [...new Map(targets.map((target) => [JSON.stringify(target), target])).values()];
}
